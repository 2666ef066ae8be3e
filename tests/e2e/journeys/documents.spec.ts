import { BusinessPage } from '../pages/BusinessPage';
import { WizardPage } from '../pages/WizardPage';
import { MATH, PLUMBING } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

inLtrOrRtl('desktop', () => {
  test('the wizard is a separate document with its own policy (threats T9)', async ({
    amin,
    world,
    page,
  }) => {
    const { business, wizard, shell } = amin;
    const policies = new Map<string, string>();
    page.on('response', (response) => {
      const policy = response.headers()['content-security-policy'];
      if (response.request().isNavigationRequest() && policy !== undefined)
        policies.set(new URL(response.url()).pathname, policy);
    });
    await world.setUp({ signedInAs: 'noor-haddad' });

    await test.step('entering it from the business page is a full page load', async () => {
      await business.open(PLUMBING);
      const isSameDocument = await amin.markDocument();
      await business.updateLink.click();
      await expect(wizard.title('update')).toBeVisible();
      expect(await isSameDocument()).toBe(false);
    });

    await test.step('its steps load no document', async () => {
      const isSameDocument = await amin.markDocument();
      await wizard.choosePlan('premium');
      await wizard.goToPayment();
      await page.goBack();
      await wizard.expectStep('review');
      expect(await isSameDocument()).toBe(true);
    });

    await test.step('leaving it is a full page load: by a link, the menu, Cancel and Back', async () => {
      let isSameDocument = await amin.markDocument();
      await shell.homeLink.click();
      await amin.home.expectShown();
      expect(await isSameDocument()).toBe(false);

      await amin.open(WizardPage.pathOf(MATH));
      await wizard.expectFor(MATH);
      isSameDocument = await amin.markDocument();
      await shell.accountButton.click();
      await shell.accountItem('dashboard').click();
      await amin.dashboard.expectShown();
      expect(await isSameDocument()).toBe(false);

      await amin.open(WizardPage.pathOf(MATH));
      await wizard.expectFor(MATH);
      isSameDocument = await amin.markDocument();
      await wizard.cancelButton.click();
      await business.expectShown(MATH);
      expect(await isSameDocument()).toBe(false);

      await business.getStarted.click();
      await wizard.expectFor(MATH);
      isSameDocument = await amin.markDocument();
      await page.goBack();
      await business.expectShown(MATH);
      expect(await isSameDocument()).toBe(false);
    });

    await test.step('every policy is strict, and Trusted Types are required outside the wizard', async () => {
      const outside = policies.get(BusinessPage.pathOf(PLUMBING)) ?? '';
      const inside = policies.get(WizardPage.pathOf(PLUMBING)) ?? '';
      for (const policy of [outside, inside]) {
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toContain('unsafe-');
        expect(policy).toContain("frame-ancestors 'none'");
      }
      expect(outside).toContain("require-trusted-types-for 'script'");
      expect(inside).not.toContain('require-trusted-types-for');
    });
  });
});
