import { photoOf } from '../../e2e/support/photos';
import { expect, inLtrOrRtl } from '../../e2e/support/test';
import { test } from './liveTest';

inLtrOrRtl('phone', () => {
  test('names and photo are uploaded, saved and still shown after a refresh', async ({
    amin,
    stack,
    page,
  }) => {
    const { profile, shell } = amin;
    await amin.open('/');
    await amin.signIn();
    await profile.openToEdit();
    await profile.name('firstName', 'en').fill('Nora');
    await profile.field('address').fill('שדרות הנשיא 7, חיפה');
    await profile.choosePhoto(await photoOf(page, 'png'));
    await profile.saveButton.click();
    await shell.expectToast('profile.edit.saved');
    await profile.expectShown('view');
    await page.reload();
    await profile.expectShown('view');
    await expect(profile.recorded('Nora')).toBeVisible();
    await expect(profile.recorded('שדרות הנשיא 7, חיפה').first()).toBeVisible();
    await expect(profile.photo).toHaveAttribute('src', /^http:\/\/localhost:\d+\/media\//u);
    await expect
      .poll(() => profile.photo.evaluate((photo: HTMLImageElement) => photo.naturalWidth))
      .toBeGreaterThan(0);
    const { counts, violations } = await stack.api.calls();
    expect(counts).toMatchObject({ uploadUserMedia: 1, updateUser: 1 });
    expect(violations).toEqual([]);
  });
});
