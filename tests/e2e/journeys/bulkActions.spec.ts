import { expect, inOneLanguageOn, test } from '../support/test';

const ACTIVE = '/dashboard?show=active&demo.owner=galil-agency&demo.latency=50&demo.strip=hidden';
const counted = (count: number) => ({ count, number: String(count) });

inOneLanguageOn('desktop', () => {
  test('several businesses at once are chosen by keyboard, hidden with one refused, and shown again', async ({
    page,
    amin,
  }) => {
    const { words } = amin.setting;
    const list = amin.longList;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const result = (text: string) => page.getByRole('heading', { name: text, exact: true });
    await amin.open(`${ACTIVE}&demo.outage=change-business-status:refused:1`);
    await list.choose();
    await list.box(0).focus();
    await page.keyboard.press('Space');
    for (let index = 0; index < 3; index += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Space');
    for (const index of [0, 1, 2, 3]) await expect(list.box(index)).toBeChecked();
    const opener = button(words('bulk.show.choosing'));
    if (await opener.isVisible()) await opener.click();
    await button(words('bulk.do.deactivate', counted(4))).click();
    const changed = words('bulk.result.deactivate', counted(3));
    await expect(result(words('bulk.resultAndNot', { changed, number: '1' }))).toBeFocused();
    await page.getByRole('button', { name: words('errors.tryAgain') }).click();
    await expect(result(words('bulk.result.deactivate', counted(4)))).toBeVisible();
    await button(words('bulk.undo')).click();
    await expect(result(words('bulk.result.activate', counted(4)))).toBeVisible();
    await button(words('bulk.close')).click();
    await expect(list.filter('active', '1,334')).toBeChecked();
  });
});
