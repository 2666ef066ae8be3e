import { COOLING } from '../support/businesses';
import { expect, inOneLanguage, test } from '../support/test';
import { BusinessPage } from '../pages/BusinessPage';

const NAMES = { en: 'Northern Breeze', he: 'רוח צפונית', ar: 'نسمة الشمال' } as const;
const LANGUAGES = ['en', 'he', 'ar'] as const;

inOneLanguage('phone', (language) => {
  test('names are changed in three languages, seen on the page, and put back', async ({
    amin,
    world,
    page,
  }) => {
    const { business, editor } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(COOLING);
    await editor.openFrom('texts');
    for (const each of LANGUAGES) await editor.fillName(each, NAMES[each]);
    await editor.saveButton.click();
    await expect(editor.text('editing.texts.saved')).toBeVisible();
    await amin.expectAt(BusinessPage.pathOf(COOLING));
    await business.expectShown({ ...COOLING, names: NAMES });
    await editor.button('editing.saved.undo').click();
    await expect(editor.text('editing.saved.undone')).toBeVisible();
    await page.reload();
    await business.expectShown(COOLING);
    expect(COOLING.names[language]).not.toBe(NAMES[language]);
  });
});
