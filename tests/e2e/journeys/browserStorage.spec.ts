import { expect, inLtrOrRtl, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** A wizard on the payment step, in a tab with an earlier order whose response was lost. */
const BUSY_WIZARD =
  '/dashboard/business/AMN-10561/subscription?step=payment&demo.owner=noor-haddad&demo.filled-in&demo.order=outcome-unknown';

inLtrOrRtl('phone', (language) => {
  test('the cookie policy names everything that is stored in the browser', async ({
    amin,
    context,
    page,
  }) => {
    await amin.open('/about');
    for (const chosen of [language === 'en' ? 'ar' : 'en', language] as const) {
      await amin.shell.selectLanguage(chosen);
      await amin.expectLanguage(chosen);
    }
    await amin.shell.themeRadio('dark').click();
    await expect(amin.shell.themeRadio('dark')).toBeChecked();
    await page.goto(BUSY_WIZARD);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      amin.setting.words('subscription.wizard.title.create'),
    );
    /* Both caches exist once the page is idle. */
    await expect.poll(async () => page.evaluate(async () => caches.keys())).toHaveLength(2);

    await amin.open('/cookies');
    const listed = await page.locator('main code').allTextContents();
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name = '' }) => name),
    ]);
    for (const prefix of [
      'amin.language',
      'amin.theme',
      'amin.draft.',
      'amin.order.',
      'amin.undecided-order.',
    ])
      expect(stored.filter((key) => key.startsWith(prefix))).toHaveLength(1);
    const isListed = (key: string): boolean =>
      listed.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
    expect(stored.filter((key) => !isListed(key))).toEqual([]);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !isListed(name))).toEqual([]);
  });
});
