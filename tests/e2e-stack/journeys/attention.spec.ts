import type { Page } from '@playwright/test';
import { BUSINESS_COUNT, LOCKSMITH } from '../../e2e/support/businesses';
import { OTHER_ACCEPTED_CARD } from '../../e2e/support/payment';
import { expect, inLtrOrRtl } from '../../e2e/support/test';
import { test } from './liveTest';

const MAX_READS_AT_ONCE = 4;

/** Counts the reads of subscriptions. The returned function returns the most that ran at the same time. */
function countReadsAtOnce(page: Page): () => number {
  const open = new Set<unknown>();
  let most = 0;
  const isRead = (request: { method(): string; url(): string }): boolean =>
    request.method() === 'GET' && /\/subscriptions\/\d+\/businesses\//u.test(request.url());
  page.on('request', (request) => {
    if (isRead(request)) most = Math.max(most, open.add(request).size);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => most;
}

inLtrOrRtl('phone', () => {
  test('the dashboard names an expired card, and the new card is sent with the current plan and add-ons', async ({
    amin,
    stack,
    page,
    words,
  }) => {
    const { dashboard, business, wizard } = amin;
    const readsAtOnce = countReadsAtOnce(page);
    await amin.open('/');
    await amin.signIn();

    await test.step('each subscription is read once, four at a time', async () => {
      await expect(dashboard.costs).toBeVisible();
      await expect(dashboard.issue(LOCKSMITH)).toBeVisible();
      const { counts, violations } = await stack.api.calls();
      expect(counts.getSubscription).toBe(BUSINESS_COUNT);
      expect(readsAtOnce()).toBeGreaterThan(0);
      expect(readsAtOnce()).toBeLessThanOrEqual(MAX_READS_AT_ONCE);
      expect(violations).toEqual([]);
    });

    await test.step('the new card is sent with plan and add-ons as they are', async () => {
      await dashboard.issue(LOCKSMITH).getByRole('link').click();
      await wizard.fillInNewCard(OTHER_ACCEPTED_CARD);
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes('/subscriptions/')),
        wizard.saveCardButton.click(),
      ]);
      await business.expectShown(LOCKSMITH);
      await expect(business.fact('card')).toContainText('•••• 4444');
      await expect(business.subscription).toContainText(words('catalog.plans.professional.name'));
      await expect(business.subscription).toContainText(words('catalog.addOns.urgentCallOuts.name'));
      expect(request.postDataJSON()).toMatchObject({
        plan_id: 'professional-monthly',
        addon_ids: ['urgent-call-outs-monthly'],
        payment_token: expect.any(String),
      });
      expect(await stack.api.orders()).toHaveLength(1);
    });

    await test.step('the dashboard no longer names it', async () => {
      await amin.open('/dashboard');
      await expect(dashboard.costs).toBeVisible();
      await expect(dashboard.issue(LOCKSMITH)).toHaveCount(0);
      expect((await stack.api.calls()).violations).toEqual([]);
    });
  });
});
