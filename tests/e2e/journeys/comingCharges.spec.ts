import { readFile } from 'node:fs/promises';
import { Accessibility } from '../support/Accessibility';
import { expectQuiet } from '../support/expectQuiet';
import { expect, inOneLanguage, test } from '../support/test';

inOneLanguage('desktop', (language, size) => {
  test('the coming charges are found, opened by keyboard and saved for calendar and accountant', async ({
    amin,
    page,
    words,
    world,
  }) => {
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open('/dashboard');
    const costs = page.getByRole('region', { name: words('attention.money.title') });
    await costs.getByRole('button').click();
    await costs.getByRole('link', { name: words('attention.money.year') }).click();
    await expect(page).toHaveURL(/\?view=charges$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(words('charges.together', { count: 37, number: '37' }))).toBeVisible();
    await expect(page.locator('main')).toContainText('9,520.00');

    await new Accessibility(page).expectNoViolation({ name: 'the coming charges' }, size);

    await test.step('the months with the same charges open with a key', async () => {
      const parts = page.locator('main details');
      await expect(parts).toHaveCount(4);
      await expect(parts.nth(0)).toHaveAttribute('open');
      await expect(parts.nth(1)).not.toHaveAttribute('open');
      await parts.nth(1).locator('summary').press('Enter');
      await expect(parts.nth(1).getByRole('listitem')).toHaveCount(15);
    });

    await test.step('the calendar has an event for each charge, and the table a row', async () => {
      const fileOf = async (name: string): Promise<string> => {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name }).click();
        return readFile(await (await saved).path(), 'utf8');
      };
      const calendar = await fileOf(words('charges.calendar'));
      expect(calendar.match(/^BEGIN:VEVENT/gmu)).toHaveLength(37);
      expect(new Set(calendar.match(/^UID:.*$/gmu)).size).toBe(37);
      expect(calendar.match(/^BEGIN:VALARM/gmu)).toHaveLength(1);
      const table = await fileOf(words('charges.csv.action'));
      expect(table.charCodeAt(0)).toBe(0xfeff);
      expect(table.trimEnd().split('\r\n')).toHaveLength(1 + 37 + 3);
    });

    await test.step('Back leads to the list', async () => {
      await page.goBack();
      await amin.dashboard.expectShown();
      await amin.expectLanguage(language);
    });
  });
});

test('opened by a link, the page never shows the list before it', async ({ amin, page, words, world }) => {
  await world.setUp({ signedInAs: 'noor-haddad' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/ChargesPage-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await amin.open('/dashboard?view=charges&demo.latency=0');
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await expectQuiet(page);
  await expect(page.locator('main li h2 a')).toHaveCount(0);
  release();
  await expect(page.getByText(words('charges.together', { count: 37, number: '37' }))).toBeVisible();
});
