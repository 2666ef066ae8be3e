import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

/** What the browser and the product report about the requests that fail on purpose here. */
const CONNECTION_ERRORS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|page error|ChunkLoadError|code of a screen|\[amin\]/u;

/** Overrides navigator.onLine and fires its event. */
async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, isOnline);
}

inLtrOrRtl('phone', () => {
  test.use({ expectedReport: CONNECTION_ERRORS });

  test('an owner who opens the product offline sees the reason on the page, and is signed in once online', async ({
    amin,
    world,
    page,
  }) => {
    const { shell, dashboard, business } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'load-user': { outage: 'offline', times: 2 } },
    });
    await amin.open('/dashboard');
    await expect(shell.connectionFailure).toBeVisible();
    await expect(shell.logInButton).toHaveCount(0);
    await amin.expectAt('/dashboard');

    await test.step('a retry while still offline shows the same message', async () => {
      await shell.tryAgainButton.click();
      await expect(shell.connectionFailure).toBeVisible();
      await amin.expectAt('/dashboard');
    });

    await test.step('the page continues by itself once online', async () => {
      await setOnline(page, false);
      await setOnline(page, true);
      await expect(dashboard.link(PLUMBING)).toBeVisible();
      await shell.expectSignedIn();
    });

    await test.step('every other page of an owner does the same', async () => {
      for (const path of [`/dashboard/business/${MATH.id}`, '/profile']) {
        await world.setOutage({ 'load-user': { outage: 'response-lost', times: 1 } });
        await amin.open(path);
        await expect(shell.connectionFailure).toBeVisible();
        await setOnline(page, true);
        await expect(shell.connectionFailure).toHaveCount(0);
        await shell.expectSignedIn();
        await amin.expectAt(path);
      }
      await amin.open(`/dashboard/business/${MATH.id}`);
      await business.expectShown(MATH);
    });
  });

  test('a business opened offline shortly after the list shows the failure, and opens once online', async ({
    amin,
    world,
    context,
    page,
  }) => {
    const { shell, dashboard, business } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    /* Blocks the code of the next screens, so that it is not prefetched. */
    await page.route(/BusinessDetailPage-|subscription-(?:en|he|ar)-/u, async (route) =>
      route.abort('failed'),
    );
    await amin.open('/dashboard');
    await expect(dashboard.link(PLUMBING)).toBeVisible();
    await context.setOffline(true);
    await setOnline(page, false);
    await dashboard.link(PLUMBING).click();
    await expect(shell.connectionFailure).toBeVisible();
    await expect(shell.connectionFailure).toContainText(amin.setting.words('shell.connection.offlineTitle'));
    await page.unroute(/BusinessDetailPage-|subscription-(?:en|he|ar)-/u);
    await context.setOffline(false);
    await setOnline(page, true);
    await business.expectShown(PLUMBING);
  });
});
