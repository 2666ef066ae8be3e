import { COOLING } from '../support/businesses';
import { expect, inLtrOrRtl, inOneLanguage, test } from '../support/test';
import { BusinessPage } from '../pages/BusinessPage';
import { ListingEditor } from '../pages/ListingEditor';

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

inLtrOrRtl('phone', () => {
  test('a change with a lost response is reconciled, and nothing has to be typed again', async ({
    amin,
    world,
  }) => {
    const { business, editor } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'update-business': { outage: 'response-lost', times: 1 } },
    });
    await business.open(COOLING);
    await editor.openFrom('texts');
    await editor.fillName('en', NAMES.en);
    await editor.saveButton.click();
    await expect(editor.heading('editing.texts.outcomeUnknown')).toBeVisible();
    await expect(editor.text('editing.texts.saved')).toBeVisible({ timeout: 20_000 });
  });

  test('leaving asks first, and a refused change keeps the form', async ({ amin, world, page }) => {
    const { business, editor } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: { 'update-business': { outage: 'refused', times: 1 } },
    });
    await business.open(COOLING);
    await editor.openFrom('texts');
    await editor.fillName('ar', NAMES.ar);
    await editor.saveButton.click();
    await expect(editor.text('editing.refused')).toBeVisible();
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await editor.expectShown('texts');
    await editor.button('editing.cancel').click();
    await amin.expectAt(BusinessPage.pathOf(COOLING));
    await business.expectShown(COOLING);
  });

  test('a change elsewhere asks which version stays', async ({ amin, page }) => {
    const { business, editor } = amin;
    const steps = 'demo.owner=noor-haddad&demo.steps=new-name,changed-elsewhere,save-changes';
    await page.goto(`${ListingEditor.pathOf(COOLING, 'texts')}&${steps}`);
    await expect(editor.heading('editing.conflict.title')).toBeVisible();
    await page.getByRole('radio', { name: 'Fresh Breeze' }).check();
    await editor.button('editing.conflict.allMine').click();
    await editor.button('editing.conflict.save').click();
    await expect(editor.text('editing.texts.saved')).toBeVisible();
    await business.expectShown({ ...COOLING, names: { ...COOLING.names, en: 'Noor’s Breeze' } });
  });
});
