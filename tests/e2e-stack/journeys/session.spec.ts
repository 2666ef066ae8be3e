import { MATH } from '../../e2e/support/businesses';
import { expect, inLtrOrRtl } from '../../e2e/support/test';
import { test } from './liveTest';

inLtrOrRtl('desktop', () => {
  /* Messages that the browser logs for the 401 and 404 responses that these journeys expect. */
  test.use({ expectedReport: /40[14].*\/(users|subscriptions)\/|Failed to load resource.*40[14]/u });

  test('the first sign-in creates the user record, the second one loads it', async ({ amin, stack }) => {
    const { shell, signInPage, dashboard, home } = amin;
    await amin.open('/');
    await shell.logInButton.click();
    await signInPage.account('dana-levi').click();
    await dashboard.expectEmpty();
    expect((await stack.api.calls()).counts).toMatchObject({ getUser: 1, createUser: 1, listBusinesses: 0 });
    await amin.page.reload();
    await dashboard.expectEmpty();
    await shell.accountOf('דנה לוי').or(shell.accountOf('Dana Levi')).first().click();
    await shell.accountItem('logOut').click();
    await home.expectShown();
    await shell.logInButton.click();
    await signInPage.account('dana-levi').click();
    await dashboard.expectEmpty();
    expect((await stack.api.calls()).counts.createUser).toBe(1);
  });

  test('a token that expires in the middle of the wizard is renewed silently', async ({ amin, stack }) => {
    const { wizard } = amin;
    await amin.open('/');
    await amin.signIn();
    await wizard.open(MATH);
    await wizard.choosePlan('premium');
    await stack.api.addFaults('*', { fault: 'status', status: 401, times: 1 });
    await amin.page.reload();
    await wizard.expectFor(MATH);
    await expect(wizard.plan('premium')).toBeChecked();
    await expect(amin.shell.toasts).toHaveCount(0);
  });

  test('an owner whose clock is set back two hours stays signed in, and can sign in', async ({ amin }) => {
    const { wizard, shell, home, page } = amin;
    await amin.open('/');
    await amin.signIn();
    await wizard.open(MATH);
    await wizard.choosePlan('premium');
    await page.clock.install({ time: Date.now() - 2 * 60 * 60_000 });
    await page.clock.resume();
    await page.reload();
    await wizard.expectFor(MATH);
    await expect(wizard.plan('premium')).toBeChecked();
    await expect(shell.toasts).toHaveCount(0);
    await shell.logOut();
    await home.expectShown();
    await amin.signIn();
  });
});

inLtrOrRtl('phone', () => {
  test.use({ expectedReport: /401|40[04]|invalid_grant|\[amin\]/u });

  test('a session that cannot be renewed ends once, with the reason, and the next sign-in offers the page of before', async ({
    amin,
    stack,
  }) => {
    const { shell, home, signInPage, dashboard, wizard } = amin;
    await amin.open('/');
    await amin.signIn();
    await wizard.open(MATH);
    await wizard.choosePlan('premium');
    await wizard.nextButton.click();
    await wizard.expectStep('add-ons');
    const requestedPaths: string[] = [];
    amin.page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const countOf = (ending: string) => requestedPaths.filter((path) => path.endsWith(ending)).length;
    await stack.identity({ revoke: 'refresh-tokens' });
    await stack.api.addFaults('*', {
      fault: 'status',
      status: 401,
      body: { message: 'The access token expired' },
    });
    await amin.page.reload();
    await home.expectShown();
    await expect(shell.signOutBar('errors.sessionExpired')).toBeVisible();
    await shell.expectSignedOut();
    expect([countOf('/token'), countOf('/session/end')]).toEqual([1, 1]);
    await stack.api.clearFaults();
    await shell.logInButton.click();
    await signInPage.account('noor-haddad').click();
    await dashboard.expectShown();
    await expect(dashboard.returnToSubscription(MATH)).toBeVisible();
    await dashboard.continueLink.click();
    await wizard.expectFor(MATH);
    await wizard.expectStep('add-ons');
    await wizard.previousButton.click();
    await expect(wizard.plan('premium')).toBeChecked();
  });

  test('a refused, forged or repeated authorization response signs nobody in, and nobody out (threats T1)', async ({
    amin,
    page,
  }) => {
    const { shell, home, signInPage, dashboard } = amin;
    await amin.open('/');
    await shell.logInButton.click();
    await signInPage.declineButton.click();
    await home.expectShown();
    await shell.expectToast('errors.signInRefused');
    for (const answer of ['#code=forged&state=forged', '#error=access_denied&state=x', '?code=query', '']) {
      await page.goto(`/auth/callback${answer}`);
      await home.expectShown();
      await amin.expectAt('/');
      await shell.expectSignedOut();
    }
    const answers = new Set<string>();
    page.on('framenavigated', (navigated) => {
      if (navigated.url().includes('/auth/callback#code=')) answers.add(navigated.url());
    });
    await shell.logInButton.click();
    await signInPage.account('noor-haddad').click();
    await dashboard.expectShown();
    await page.goto('/auth/callback#error=access_denied&state=x');
    await dashboard.expectShown();
    await shell.expectToast('errors.signInRefused');
    await shell.logOut();
    await home.expectShown();
    expect(answers.size).toBe(1);
    for (const answer of answers) {
      await page.goto(answer);
      await home.expectShown();
      await shell.expectSignedOut();
    }
  });
});
