import type { Locator, Page } from '@playwright/test';
import { isolatedLtr } from '../../../src/ui/i18n/isolated';
import { BusinessPage } from '../pages/BusinessPage';
import { PLUMBING } from '../support/businesses';
import { pressEnterOn, tabTo } from '../support/keyboard';
import { expect, inOneLanguage, test } from '../support/test';

/** Types a time before noon. Some browsers also ask for AM or PM. */
async function typeTime(page: Page, field: Locator, time: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(time.replace(':', ''));
  for (let tries = 0; tries < 2 && (await field.inputValue()) !== time; tries += 1)
    await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue(time);
}

inOneLanguage('desktop', () => {
  test('the hours of a day by keyboard alone: two shifts, an overlap and its repair, copied and saved', async ({
    amin,
    page,
    words,
    world,
  }) => {
    const { business, editor } = amin;
    const sunday = page.getByRole('group', {
      name: words('editing.hours.dayName', { day: words('detail.hours.day0') }),
      exact: true,
    });
    const monday = page.getByRole('group', {
      name: words('editing.hours.dayName', { day: words('detail.hours.day1') }),
      exact: true,
    });
    const thursday = page.getByRole('group', {
      name: words('editing.hours.dayName', { day: words('detail.hours.day4') }),
      exact: true,
    });
    const field = (name: string): Locator => sunday.getByLabel(name, { exact: true });
    const action = (name: string): Locator =>
      sunday.getByRole('button', {
        name: `${name}, ${words('editing.hours.dayName', { day: words('detail.hours.day0') })}`,
      });
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);
    await pressEnterOn(page, page.locator('main a[href$="edit=hours"]'));
    await editor.expectShown('hours');
    const folded = sunday.getByRole('button', { expanded: false });
    if (await folded.isVisible()) await pressEnterOn(page, folded);

    await typeTime(page, field(words('editing.hours.closes')), '11:00');
    await pressEnterOn(page, action(words('editing.hours.addShift')));
    const second = field(words('editing.hours.opensNth', { n: '2' }));
    await expect(second).toBeFocused();
    await typeTime(page, second, '10:00');
    await typeTime(page, field(words('editing.hours.closesNth', { n: '2' })), '11:30');
    await expect(second).toHaveAttribute('aria-invalid', 'true');
    await expect(sunday.getByText(words('editing.hours.overlap', { time: '11:00' }))).toBeVisible();
    const joined = words('editing.hours.oneShift', { range: isolatedLtr('08:00–11:30') });
    await pressEnterOn(page, sunday.getByRole('button', { name: joined, exact: true }));
    await expect(field(words('editing.hours.opens'))).toBeFocused();

    const copyToTwoDays = async (): Promise<void> => {
      await pressEnterOn(page, action(words('editing.hours.copy')));
      for (const day of ['detail.hours.day1', 'detail.hours.day6'] as const) {
        await tabTo(page, sunday.getByRole('checkbox', { name: words(day), exact: true }));
        await page.keyboard.press('Space');
      }
      const copy = words('editing.hours.copyDo2');
      await pressEnterOn(page, sunday.getByRole('button', { name: copy, exact: true }));
      await expect(editor.text('editing.saved.undo')).toBeVisible();
    };
    await copyToTwoDays();
    await editor.button('editing.saved.undo').press('Enter');
    /* On a phone Monday is folded, and only its row can have the focus. */
    await expect(monday.locator(':focus')).toBeVisible();
    await action(words('editing.hours.copy')).focus();
    await copyToTwoDays();
    /* Tab stops at each part of a time, which is too often for one call of `tabTo` to reach Save. */
    await tabTo(page, thursday.locator('button[aria-expanded], input').filter({ visible: true }).first());
    await pressEnterOn(page, editor.saveButton);
    await expect(editor.text('editing.hours.saved')).toBeVisible();
    await amin.expectAt(BusinessPage.pathOf(PLUMBING));
    await expect(page.getByRole('main').getByText('08:00–11:30')).toHaveCount(3);
  });
});
