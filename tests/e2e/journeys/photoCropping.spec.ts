import { Accessibility } from '../support/Accessibility';
import { COOLING } from '../support/businesses';
import { photoOf } from '../support/photos';
import { expect, inLtrOrRtl, test } from '../support/test';
import { ListingEditor } from '../pages/ListingEditor';

inLtrOrRtl('phone', (_, size) => {
  test('a photo is moved and enlarged by keyboard, cut to 6 by 7 and saved', async ({
    amin,
    world,
    page,
  }) => {
    const { setting, editor } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await amin.open(ListingEditor.pathOf(COOLING, 'photo'));
    await editor.expectShown('photo');
    await page.locator('main input[type=file]').setInputFiles(await photoOf(page, 'jpeg'));
    const handle = page.getByRole('button', { name: setting.words('editing.photo.position') });
    const photo = page.locator('main form img').first();
    await expect(editor.text('editing.photo.small')).toBeVisible();
    const left = async () => photo.evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    await handle.press('ArrowLeft');
    expect(Math.round(before - (await left()))).toBe(8);
    await page.getByRole('slider', { name: setting.words('editing.photo.zoom') }).fill('200');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /200/u);
    await new Accessibility(page).expectNoViolation({ name: 'photo' }, size);
    await editor.saveButton.click();
    await expect(editor.text('editing.photo.saved')).toBeVisible();
    const saved = page.locator('main img').first();
    await expect
      .poll(async () => saved.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeLessThan(1);
  });
});
