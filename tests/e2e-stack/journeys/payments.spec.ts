import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../../e2e/support/businesses';
import { ACCEPTED_CARD, BILLING, DECLINED_CARD } from '../../e2e/support/payment';
import { expect, inBothDirections } from '../../e2e/support/test';
import { test } from './liveTest';

/** As in a tab that has shown no list yet. */
async function forgetSeenBusinesses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = Object.keys(sessionStorage).filter((key) => key.startsWith('amin.seen-businesses.'));
    for (const key of seen) sessionStorage.removeItem(key);
  });
}

inBothDirections('desktop', () => {
  /* What a browser writes down by itself of answers and connections that are expected to fail here. */
  test.use({ expectedReport: /40[249] |Failed to load resource|ERR_|CORS/u });

  test('a declined card is told as one; an answer that is lost is looked for, and nothing is paid twice', async ({
    amin,
    stack,
    page,
  }) => {
    const { wizard, business } = amin;
    await amin.open('/');
    await amin.signIn();
    await wizard.open(MATH);
    await wizard.goToPayment();

    await test.step('declined by the bank: everything typed stays, the next card gets a token of its own', async () => {
      await wizard.fillInNewCard(DECLINED_CARD);
      await wizard.payButton().click();
      await expect(wizard.alert('failure.paymentProcessingError')).toBeVisible();
      await wizard.expectBilling(BILLING);
      expect(await stack.api.orders()).toEqual([]);
    });

    await test.step('carried out, but the answer was lost: found, and told as paid', async () => {
      await stack.api.spoil('createSubscription', { fault: 'commit-then-lose-answer', times: 1 });
      await wizard.typeCard(ACCEPTED_CARD);
      await wizard.payButton().click();
      await expect(wizard.done()).toBeVisible({ timeout: 30_000 });
      /* Chromium itself sends again what a kept connection closed on; the server refuses it (ASSUMPTIONS.md). */
      expect(await stack.api.orders()).toHaveLength(1);
    });

    await test.step('the saved card pays an update, without token and address', async () => {
      await wizard.toBusinessLink.click();
      await business.expectSubscriptionStatus('active');
      await business.updateLink.click();
      await wizard.choosePlan('premium');
      await wizard.goToPayment();
      await expect(wizard.savedCard).toBeChecked();
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes('/subscriptions/')),
        wizard.payButton('Update').click(),
      ]);
      expect(request.postDataJSON()).toMatchObject({ payment_token: null, billing_address: null });
      await expect(wizard.done('update')).toBeVisible();
    });

    await test.step('cancelled with its answer lost, and found cancelled', async () => {
      await business.open(PLUMBING);
      await stack.api.spoil('cancelSubscription', { fault: 'commit-then-lose-answer', times: 1 });
      await business.cancel();
      expect((await stack.api.calls()).violations).toEqual([]);
    });
  });
});

inBothDirections('phone', () => {
  test.use({ expectedReport: /40[04] |50[03] |Failed to load resource|ERR_|CORS|\[amin\]/u });

  test('services that fail are told in the words of the page, and tried again', async ({
    amin,
    stack,
    page,
    words,
  }) => {
    const { dashboard, business, wizard, frame } = amin;
    await amin.open('/');
    await amin.signIn();
    await expect(dashboard.link(MATH)).toBeVisible();

    await test.step('the list: never an empty one', async () => {
      await stack.api.spoil('listBusinesses', { fault: 'status', status: 500, times: 2 });
      await forgetSeenBusinesses(page);
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(words('business.dashboard.emptyTitle'))).toHaveCount(0);
      await page.getByRole('button', { name: words('errors.tryAgain') }).click();
      await expect(dashboard.link(MATH)).toBeVisible();
    });

    await test.step('a status the server refuses, with its own words set apart', async () => {
      await business.open(PLUMBING);
      await stack.api.spoil('changeBusinessStatus', {
        fault: 'status',
        status: 400,
        body: { success: false, message: 'Held for review' },
        times: 1,
      });
      await business.button('deactivate').click();
      await business.confirmButton('deactivate').click();
      await expect(frame.notices.getByText('Held for review')).toBeVisible();
      await business.expectStatus('active');
    });

    await test.step('plans that come as the page of a gateway', async () => {
      await stack.api.spoil('listPlans', { fault: 'html', times: 2 });
      await page.goto(`/dashboard/business/${MATH.id}/subscription`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText('<html')).toHaveCount(0);
      await stack.api.heal();
      await page.reload();
      await wizard.expectFor(MATH);
      await expect(wizard.plan('professional')).toBeChecked();
    });
  });
});
