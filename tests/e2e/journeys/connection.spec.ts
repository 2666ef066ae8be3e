import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../support/businesses';
import { expect, inBothDirections, test } from '../support/test';

/* What a browser writes down by itself of requests that fail here on purpose. */
const LOST =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|page error|CodeUnavailable|code of a screen|\[amin\]/u;

/** What the browser says of its connection, whatever the machine of the journey has. */
async function sayConnected(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);
}

inBothDirections('phone', () => {
  test.use({ expectedReport: LOST });

  test('an owner who comes without a connection is told so in place, and is in when it is back', async ({
    amin,
    world,
    page,
  }) => {
    const { frame, dashboard, business } = amin;
    await world.begin({
      signedInAs: 'noor-haddad',
      outages: { 'load-user': { outage: 'offline', times: 2 } },
    });
    await amin.open('/dashboard');
    await expect(frame.connectionFailure).toBeVisible();
    await expect(frame.logInButton).toHaveCount(0);
    await amin.expectAt('/dashboard');

    await test.step('another try that does not help says the same', async () => {
      await frame.tryAgainButton.click();
      await expect(frame.connectionFailure).toBeVisible();
      await amin.expectAt('/dashboard');
    });

    await test.step('with the connection it goes on by itself', async () => {
      await sayConnected(page, false);
      await sayConnected(page, true);
      await expect(dashboard.link(PLUMBING)).toBeVisible();
      await frame.expectSignedIn();
    });

    await test.step('so does every other page of an owner', async () => {
      for (const path of [`/dashboard/business/${MATH.id}`, '/profile']) {
        await world.breakDown({ 'load-user': { outage: 'answer-lost', times: 1 } });
        await amin.open(path);
        await expect(frame.connectionFailure).toBeVisible();
        await sayConnected(page, true);
        await expect(frame.connectionFailure).toHaveCount(0);
        await frame.expectSignedIn();
        await amin.expectAt(path);
      }
      await amin.open(`/dashboard/business/${MATH.id}`);
      await business.expectShown(MATH);
    });
  });

  test('a business opened without a connection soon after the list says so, and opens with the connection', async ({
    amin,
    world,
    context,
    page,
  }) => {
    const { frame, dashboard, business } = amin;
    await world.begin({ signedInAs: 'noor-haddad' });
    /* The code of the next screens never comes ahead of the press. */
    await page.route(/BusinessDetailPage-|subscription-(?:en|he|ar)-/u, async (route) =>
      route.abort('failed'),
    );
    await amin.open('/dashboard');
    await expect(dashboard.link(PLUMBING)).toBeVisible();
    await context.setOffline(true);
    await sayConnected(page, false);
    await dashboard.link(PLUMBING).click();
    await expect(frame.connectionFailure).toBeVisible();
    await expect(frame.connectionFailure).toContainText(amin.setting.words('shell.connection.offlineTitle'));
    await page.unroute(/BusinessDetailPage-|subscription-(?:en|he|ar)-/u);
    await context.setOffline(false);
    await sayConnected(page, true);
    await business.expectShown(PLUMBING);
  });
});
