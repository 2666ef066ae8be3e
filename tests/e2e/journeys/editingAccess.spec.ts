import type { Locator, Page } from '@playwright/test';
import { Accessibility } from '../support/Accessibility';
import { brokenWords } from '../support/brokenWords';
import { PLUMBING } from '../support/businesses';
import { coveredFocus } from '../support/coveredFocus';
import { finishAnimations } from '../support/finishAnimations';
import { misfits } from '../support/fit';
import { DISGUISED_DRAWING } from '../support/photos';
import { SIZES } from '../support/sizes';
import { halfOf } from '../support/rotationTurn';
import { ENLARGED_PHONES, SMALL_WINDOWS } from '../support/smallWindows';
import { expect, inOneLanguageOn, test } from '../support/test';
import { setTextSize } from '../support/textSize';

/**
 * Checks a form as it is: with axe on the desktop and on a phone, and in the half of the small windows and of the phones
 * with enlarged text that the turn selects, as accessibility.spec.ts does.
 */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const accessibility = new Accessibility(page);
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    await accessibility.expectNoViolation({ name }, size);
  }
  const session = await page.context().newCDPSession(page);
  for (const { name: where, viewport, textSize } of [...halfOf(SMALL_WINDOWS), ...halfOf(ENLARGED_PHONES)]) {
    await page.setViewportSize(viewport);
    await setTextSize(session, textSize);
    await finishAnimations(page);
    expect.soft(await misfits(page), `${name}, ${where}`).toEqual([]);
    expect.soft(await coveredFocus(page), `${name}, focus in ${where}`).toEqual([]);
    if (viewport.width <= SIZES.phone.viewport.width && textSize > 1)
      expect.soft(await brokenWords(page), `${name}, broken words, ${where}`).toEqual([]);
  }
  await setTextSize(session, 1);
  await session.detach();
  await page.setViewportSize(SIZES.desktop.viewport);
}

inOneLanguageOn('desktop', () => {
  test.beforeEach(async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await world.setUp({ signedInAs: 'noor-haddad' });
  });

  test('hours with an overlap, a night, 24 hours and a copy are accessible and fit', async ({
    amin,
    page,
    words,
  }) => {
    const { business, editor } = amin;
    const nameOf = (index: 0 | 1 | 2 | 3 | 5 | 6): string =>
      words('editing.hours.dayName', { day: words(`detail.hours.day${index}`) });
    const day = (index: 0 | 1 | 2 | 3 | 5 | 6): Locator =>
      page.getByRole('group', { name: nameOf(index), exact: true });
    const field = (group: Locator, name: string): Locator => group.getByLabel(name, { exact: true }).first();
    const press = async (index: 0 | 2 | 3 | 6, name: string): Promise<void> =>
      day(index)
        .getByRole('button', { name: `${name}, ${nameOf(index)}` })
        .click();
    await business.open(PLUMBING);
    await editor.openFrom('hours');
    await day(6).getByRole('switch').press('Space');
    await press(6, words('editing.hours.allDay'));
    await press(6, words('editing.hours.copy'));
    await day(6)
      .getByRole('checkbox', { name: words('detail.hours.day5'), exact: true })
      .click();
    await day(6)
      .getByRole('button', { name: words('editing.hours.copyDo1'), exact: true })
      .click();
    await expect(day(5).getByText(words('editing.hours.allDay'), { exact: true }).first()).toBeVisible();
    await press(0, words('editing.hours.addShift'));
    await field(day(0), words('editing.hours.opensNth', { n: '2' })).fill('10:00');
    await field(day(0), words('editing.hours.closesNth', { n: '2' })).fill('18:00');
    await field(day(1), words('editing.hours.closes')).fill('02:00');
    await press(2, words('editing.hours.allDay'));
    await press(3, words('editing.hours.copy'));
    await expect(day(3).getByRole('checkbox')).not.toHaveCount(0);
    await expect(day(0).locator('[aria-invalid="true"]')).not.toHaveCount(0);
    await expectAccessible(page, 'hours');
  });

  test('contacts with errors, a new one and a removed one are accessible and fit', async ({
    amin,
    page,
    words,
  }) => {
    const { business, editor } = amin;
    await business.open(PLUMBING);
    await editor.openFrom('contacts');
    const contact = (index: number): Locator => page.locator(`[data-focus="contact.${String(index)}"]`);
    await contact(0).getByLabel(words('editing.contacts.email'), { exact: true }).fill('noor@');
    await contact(0)
      .getByRole('button', { name: words('editing.contacts.addPhone'), exact: true })
      .click();
    await contact(0).getByLabel(words('editing.contacts.otherPhone'), { exact: true }).last().fill('050-765');
    await page.getByLabel(words('editing.contacts.website'), { exact: true }).fill('ftp://a b');
    await editor.button('editing.contacts.addContact').click();
    await editor.saveButton.press('Enter');
    await expect(amin.shell.main.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page, 'contacts');
  });

  test('texts that are too long, empty and in another script are accessible and fit', async ({
    amin,
    page,
    words,
  }) => {
    const { business, editor } = amin;
    await business.open(PLUMBING);
    await editor.openFrom('texts');
    await editor.fillName('en', 'Haddad Plumbing of the north and the south '.repeat(3));
    await editor.fillName('he', '');
    await editor.fillName('ar', 'Haddad Plumbing');
    await page
      .getByRole('textbox', { name: words('editing.texts.in.description.ar'), exact: true })
      .fill('x'.repeat(460));
    await editor.saveButton.press('Enter');
    await expect(editor.nameField('en')).toBeFocused();
    await expectAccessible(page, 'texts');
  });

  test('a refused file is accessible and fits', async ({ amin, page }) => {
    const { business, editor, shell } = amin;
    await business.open(PLUMBING);
    await editor.openFrom('photo');
    await shell.main.locator('input[type="file"]').setInputFiles(DISGUISED_DRAWING);
    await expect(shell.main.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible();
    await expectAccessible(page, 'photo');
  });
});
