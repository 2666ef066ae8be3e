import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../../e2e/support/businesses';
import { ACCEPTED_CARD, BILLING, DECLINED_CARD } from '../../e2e/support/payment';
import { expect, inLtrOrRtl } from '../../e2e/support/test';
import { test } from './liveTest';

/** Clears the cached list of businesses, as in a new tab. */
async function clearCachedList(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = Object.keys(sessionStorage).filter((key) => key.startsWith('amin.seen-businesses.'));
    for (const key of seen) sessionStorage.removeItem(key);
  });
}

inLtrOrRtl('desktop', () => {
  /* Messages that the browser logs for the failed requests of these journeys, which are intended. */
  test.use({ expectedReport: /40[249] |422 |Failed to load resource|ERR_|CORS/u });

  test('a declined card is reported, the result of a lost response is reconciled, and an API that honours keys charges nothing twice', async ({
    amin,
    stack,
    page,
  }) => {
    const { wizard, business } = amin;
    await amin.open('/');
    await amin.signIn();
    await page.clock.install();
    await wizard.open(MATH);
    await wizard.goToPayment();

    await test.step('the bank declines the card: the inputs stay, and the next card gets a token of its own', async () => {
      await wizard.fillInNewCard(DECLINED_CARD);
      await wizard.payButton().click();
      await expect(wizard.failure('failure.text.payment_processing_error')).toBeInViewport();
      await wizard.expectBilling(BILLING);
      /* Reconciling reads the subscription for a minute. Each of its timers starts after the response to a read. */
      await expect(async () => {
        await page.clock.fastForward(15_000);
        await expect(wizard.failure('failure.charge.not-charged')).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(await stack.api.orders()).toEqual([]);
    });

    await test.step('the order is executed and its response is lost: reconciling finds it, and the page shows it as paid', async () => {
      await stack.api.addFaults('createSubscription', { fault: 'commit-then-lose-answer', times: 1 });
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible({ timeout: 30_000 });
      /* Chromium resends the request by itself when an idle connection closes. The server refuses the repetition. */
      expect(await stack.api.orders()).toHaveLength(1);
    });

    await test.step('an update is paid with the saved card, and its request has no token and no address', async () => {
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
      await business.updateLink.click();
      await wizard.choosePlan('premium');
      await wizard.goToPayment();
      await expect(wizard.savedCard).toBeChecked();
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes('/subscriptions/')),
        wizard.payButton('update').click(),
      ]);
      expect(request.postDataJSON()).toMatchObject({ payment_token: null, billing_address: null });
      await expect(wizard.done('update')).toBeVisible();
    });

    await test.step('the response to a cancellation is lost, and reconciling finds the subscription cancelled', async () => {
      await business.open(PLUMBING);
      await stack.api.addFaults('cancelSubscription', { fault: 'commit-then-lose-answer', times: 1 });
      await business.cancel();
      expect((await stack.api.calls()).violations).toEqual([]);
    });
  });
});

inLtrOrRtl('phone', () => {
  test.use({ expectedReport: /40[04] |50[03] |Failed to load resource|ERR_|CORS|\[amin\]/u });

  test('failures of services are shown in the language of the page, and can be retried', async ({
    amin,
    stack,
    page,
    words,
  }) => {
    const { dashboard, business, wizard } = amin;
    await amin.open('/');
    await amin.signIn();
    await expect(dashboard.link(MATH)).toBeVisible();

    await test.step('a failed list is never shown as an empty list', async () => {
      await stack.api.addFaults('listBusinesses', { fault: 'status', status: 500, times: 2 });
      await clearCachedList(page);
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(words('dashboard.emptyTitle'))).toHaveCount(0);
      await page.getByRole('button', { name: words('errors.tryAgain') }).click();
      await expect(dashboard.link(MATH)).toBeVisible();
    });

    await test.step("a status change that the server refuses, with the server's message shown separately", async () => {
      await business.open(PLUMBING);
      await stack.api.addFaults('changeBusinessStatus', {
        fault: 'status',
        status: 400,
        body: { success: false, message: 'Held for review' },
        times: 1,
      });
      await business.button('deactivate').click();
      await business.confirmButton('deactivate').click();
      await expect(page.getByText('Held for review')).toHaveCount(1);
      await business.expectStatus('active');
    });

    await test.step('an HTML page of a gateway instead of the plans', async () => {
      await stack.api.addFaults('listPlans', { fault: 'html', times: 2 });
      await page.goto(`/dashboard/business/${MATH.id}/subscription`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText('<html')).toHaveCount(0);
      await stack.api.clearFaults();
      await page.reload();
      await wizard.expectFor(MATH);
      await expect(wizard.plan('professional')).toBeChecked();
    });
  });
});
