import { PLUMBING } from '../support/businesses';
import { photoOf } from '../support/photos';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('desktop', () => {
  test('a double click changes, cancels, saves, logs in and logs out only once (threats T8)', async ({
    amin,
    world,
    page,
  }) => {
    const { business, shell, profile, signInPage, dashboard, home } = amin;
    const slow = { outage: 'slow', times: 3 } as const;
    const requestsOf = async (call: Parameters<typeof world.outagesLeft>[0]) =>
      3 - (await world.outagesLeft(call));
    await page.clock.install();
    await world.setUp({
      outages: {
        'change-business-status': slow,
        'cancel-subscription': slow,
        'update-user': slow,
        'upload-picture': slow,
      },
    });

    await test.step('logging in', async () => {
      const visits = countVisits();
      await amin.open('/');
      await home.expectShown();
      await shell.logInButton.dblclick();
      await signInPage.expectShown();
      await signInPage.account('noor-haddad').dblclick();
      await dashboard.expectShown();
      await shell.expectSignedIn();
      expect(visits('/demo/sign-in')).toBe(1);
      expect(visits('/auth/callback')).toBe(1);
    });

    await test.step('changing the status: the first double click only opens the question', async () => {
      await dashboard.link(PLUMBING).dblclick();
      await business.expectShown(PLUMBING);
      await business.button('deactivate').dblclick();
      await expect(business.question('deactivate')).toBeVisible();
      expect(await requestsOf('change-business-status')).toBe(0);
      await business.confirmButton('deactivate').dblclick();
      await page.clock.runFor(8000);
      await shell.expectToast('detail.management.done.deactivate');
      await business.expectStatus('inactive');
      expect(await requestsOf('change-business-status')).toBe(1);
      await business.button('activate').dblclick();
      await business.confirmButton('activate').dblclick();
      await page.clock.runFor(8000);
      await business.expectStatus('active');
      expect(await requestsOf('change-business-status')).toBe(2);
    });

    await test.step('cancelling', async () => {
      await business.cancelButton.dblclick();
      await expect(business.cancelQuestion).toBeVisible();
      expect(await requestsOf('cancel-subscription')).toBe(0);
      await business.cancelAnswer('confirm').dblclick();
      await page.clock.runFor(8000);
      await business.expectSubscriptionStatus('cancelled');
      expect(await requestsOf('cancel-subscription')).toBe(1);
    });

    await test.step('saving the profile with a photo', async () => {
      await amin.open('/profile');
      await profile.editButton.dblclick();
      await profile.expectShown('edit');
      await profile.choosePhoto(await photoOf(page, 'png'));
      await profile.field('address').fill('שדרות הנשיא 7');
      await profile.saveButton.dblclick();
      await expect(profile.saveButton).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(16_000);
      await profile.expectShown('view');
      await expect(shell.accountPhoto).toBeVisible();
      expect(await requestsOf('upload-picture')).toBe(1);
      expect(await requestsOf('update-user')).toBe(1);
    });

    await test.step('logging out', async () => {
      const visits = countVisits();
      await shell.accountButton.click();
      await shell.accountItem('logOut').dblclick();
      await home.expectShown();
      await shell.expectSignedOut();
      expect(visits('/')).toBe(1);
    });

    function countVisits(): (path: string) => number {
      const paths: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname.replace('.html', ''));
      });
      return (path) => paths.filter((visited) => visited === path).length;
    }
  });
});

inLtrOrRtl('phone', () => {
  test('a double click moves one step, and does not pay with the saved card (threats T8)', async ({
    amin,
    world,
    page,
  }) => {
    const { wizard, business } = amin;
    await page.clock.install();
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'update-subscription': { outage: 'slow', times: 3 } },
    });
    await business.open(PLUMBING);
    await business.updateLink.dblclick();
    await wizard.expectFor(PLUMBING);

    await test.step('between the steps of the wizard', async () => {
      await wizard.expectStep('plan');
      await wizard.nextButton.dblclick();
      await wizard.expectStep('add-ons');
      /* An update that changes nothing is not sent (decision C85). */
      await wizard.toggleAddOn('photoDay');
      await wizard.nextButton.dblclick();
      await wizard.expectStep('review');
      await wizard.previousButton.dblclick();
      await wizard.expectStep('add-ons');
      await wizard.nextButton.click();
      await wizard.expectStep('review');
    });

    await test.step('before the payment: the pay button appears at the position of the last click', async () => {
      await wizard.toPaymentButton.dblclick();
      await wizard.expectStep('payment');
      await expect(wizard.savedCard).toBeChecked();
      await expect(wizard.processing).toHaveCount(0);
      expect(await world.outagesLeft('update-subscription')).toBe(3);
    });

    await test.step('paying', async () => {
      await wizard.payButton('update').dblclick();
      await expect(wizard.processing).toBeVisible();
      await page.clock.runFor(8000);
      await expect(wizard.done('update')).toBeVisible();
      expect(await world.outagesLeft('update-subscription')).toBe(2);
    });
  });
});
