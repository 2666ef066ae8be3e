import { BusinessPage } from '../pages/BusinessPage';
import { MATH } from '../support/businesses';
import { expect, inLtrOrRtl, test } from '../support/test';

const OWNER = 'noor@example.com';

inLtrOrRtl('desktop', (language) => {
  test('Back, Forward and a reload show nothing of the owner after a sign-out, and the next owner sees nothing of the owner before (threats T16)', async ({
    amin,
    world,
    page,
  }) => {
    const expectNothingOfTheOwner = async (): Promise<void> => {
      for (const text of [MATH.names[language], OWNER])
        await expect(page.locator('html')).not.toContainText(text);
    };
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    await amin.dashboard.link(MATH).click();
    await amin.business.expectShown(MATH);
    await amin.shell.logOut();
    await amin.home.expectShown();

    for (const move of ['goBack', 'goBack', 'goForward', 'reload'] as const) {
      await page[move]();
      await amin.home.expectShown();
      await amin.shell.expectSignedOut();
      await expectNothingOfTheOwner();
    }
    await amin.open(BusinessPage.pathOf(MATH));
    await amin.home.expectShown();
    await expectNothingOfTheOwner();

    await amin.shell.logInButton.click();
    await amin.signInPage.account('dana-levi').click();
    await amin.dashboard.expectEmpty();
    await expectNothingOfTheOwner();
    await amin.open('/profile');
    await amin.profile.expectShown('view');
    await expectNothingOfTheOwner();
  });
});
