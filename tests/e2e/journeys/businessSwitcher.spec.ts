import { COOLING, ELECTRIC, MATH, PLUMBING } from '../support/businesses';
import { Accessibility } from '../support/Accessibility';
import { expect, inOneLanguage, test } from '../support/test';

inOneLanguage('desktop', (language, size) => {
  test('an owner goes from business to business by name, by keyboard and by press', async ({
    amin,
    page,
    words,
    world,
  }) => {
    const { business } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);
    await business.expectShown(PLUMBING);
    const field = page.getByRole('combobox', { name: words('switcher.search') });
    const option = (name: string) => page.getByRole('option', { name });

    await test.step('by keyboard', async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await field.fill(MATH.names[language]);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await business.expectShown(MATH);
      await expect(field).toHaveCount(0);
    });

    await test.step('by press, with those opened last first', async () => {
      await page.locator('main nav button[aria-haspopup="dialog"]').click();
      await expect(option(MATH.names[language])).toContainText(words('switcher.here'));
      if (size === 'desktop') await new Accessibility(page).expectNoViolation({ name: 'the switcher' }, size);
      await expect(page.getByRole('option').nth(1)).toContainText(PLUMBING.names[language]);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
      await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS('outline-style', 'none');
      await page.emulateMedia({ forcedColors: 'none' });
      await option(COOLING.names[language]).click();
      await business.expectShown(COOLING);
    });

    if (size === 'desktop')
      await test.step('to the next one of the list', async () => {
        await business.open(PLUMBING);
        const neighbours = page.getByRole('navigation', { name: words('detail.switcher.neighbours') });
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('option')).toHaveCount(9);
        await page.keyboard.press('Escape');
        await neighbours.getByRole('link').last().click();
        await business.expectShown(ELECTRIC);
      });

    await test.step('and is asked before typed changes are lost', async () => {
      await amin.open(`/dashboard/business/${COOLING.id}?edit=texts`);
      await amin.editor.expectShown('texts');
      await amin.editor.fillName(language, 'Another name');
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Control+k');
      await field.fill(MATH.names[language]);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words('editing.leave.go') }).click();
      await business.expectShown(MATH);
    });
  });
});
