import type { Page } from '@playwright/test';
import { DISGUISED_DRAWING, PHOTO_SIZE, photoOf } from '../support/photos';
import { isDemoOfTurn } from '../support/rotationTurn';
import { expect, inLtrOrRtl, test } from '../support/test';

declare global {
  interface Window {
    /** The calls of history.back() that have not happened yet. */
    held?: (() => void)[];
  }
}

const NEW_FIRST_NAMES = { en: 'Nora', he: 'נורה', ar: 'نورا' } as const;
const NEW_NAMES = { en: 'Nora Khalil', he: 'נורה חליל', ar: 'نورا خليل' } as const;
const NEW_LAST_NAMES = { en: 'Khalil', he: 'חליל', ar: 'خليل' } as const;
const NEW_CONTACT = {
  email: 'nora@example.com',
  phone: '054-765-4321',
  address: 'שדרות הנשיא 7, חיפה',
} as const;
const LANGUAGES = ['en', 'he', 'ar'] as const;

inLtrOrRtl('desktop', (language) => {
  /* The live product saves a profile in every turn (tests/e2e-stack/journeys/profile.spec.ts). */
  test.skip(!isDemoOfTurn(), 'runs in half of the turns and in all');

  test('names, contact and photo are changed and shown everywhere', async ({ amin, world, page, words }) => {
    const { profile, shell } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });

    await test.step('everything is changed and saved', async () => {
      await profile.openToEdit();
      await amin.expectAt('/profile?mode=edit');
      for (const each of LANGUAGES) {
        await profile.name('firstName', each).fill(NEW_FIRST_NAMES[each]);
        await profile.name('lastName', each).fill(NEW_LAST_NAMES[each]);
      }
      for (const field of ['email', 'phone', 'address'] as const)
        await profile.field(field).fill(NEW_CONTACT[field]);
      await profile.choosePhoto(await photoOf(page, 'png'));
      await expect(profile.text('photo.chosen')).toBeVisible();
      await expect(profile.photo).toBeVisible();
      await expect(shell.accountPhoto).toHaveCount(0);
      await profile.saveButton.click();
      await shell.expectToast('profile.edit.saved');
    });

    await test.step('the view and the header show it, also after a refresh', async () => {
      await profile.expectShown('view');
      await amin.expectAt('/profile');
      await page.reload();
      await profile.expectShown('view');
      for (const each of LANGUAGES) {
        await expect(profile.recorded(NEW_FIRST_NAMES[each])).toBeVisible();
        await expect(profile.recorded(NEW_LAST_NAMES[each])).toBeVisible();
      }
      for (const field of ['email', 'phone', 'address'] as const)
        await expect(profile.recorded(NEW_CONTACT[field]).first()).toBeVisible();
      await expect(shell.accountOf(NEW_NAMES[language])).toBeVisible();
      await expect(shell.accountPhoto).toBeVisible();
      await shell.accountOf(NEW_NAMES[language]).click();
      const name = words('shell.account.toastHistory');
      await shell.accountMenu.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toContainText(words('profile.edit.saved'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toHaveCount(0);
    });

    await test.step('clicking the picture selects another photo and starts editing', async () => {
      await profile.tapPhoto(await photoOf(page, 'jpeg'));
      await profile.expectShown('edit');
      await expect(profile.photo).toBeVisible();
      await profile.saveButton.click();
      await profile.expectShown('view');
      await expect(shell.accountPhoto).toBeVisible();
      await expect(shell.accountOf(NEW_NAMES[language])).toBeVisible();
    });
  });
});

inLtrOrRtl('desktop', () => {
  test('leaving asks first, a failed save keeps all inputs, and a saved photo can be removed', async ({
    amin,
    world,
    page,
  }) => {
    const { profile, shell, home, dashboard } = amin;
    await world.setUp({
      signedInAs: 'noor-haddad',
      outages: {
        'upload-picture': { outage: 'response-lost', times: 1 },
        'update-user': { outage: 'refused', times: 1 },
      },
    });

    await test.step('nothing changed: no question', async () => {
      await amin.open('/dashboard');
      await dashboard.expectShown();
      await profile.openToEdit();
      await page.goBack();
      await profile.expectShown('view');
      await profile.editButton.click();
      await profile.expectShown('edit');
    });

    await test.step('a link, Back, logging out and a refresh ask, and staying keeps all inputs', async () => {
      await profile.field('address').fill('שדרות הנשיא 7');
      await shell.homeLink.click();
      await profile.stay();
      await page.goBack();
      await profile.stay();
      await shell.logOut();
      await profile.stay();
      await shell.expectSignedIn();
      await refuseToLeave(page);
      await profile.expectShown('edit');
      await shell.homeLink.click();
      await expect(profile.leaveDialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(profile.leaveDialog).toHaveCount(0);
      await expect(profile.field('address')).toHaveValue('שדרות הנשיא 7');
    });

    await test.step('inputs are restored after a refresh, and can be discarded', async () => {
      await page.reload();
      await profile.expectShown('edit');
      await expect(profile.field('address')).toHaveValue('שדרות הנשיא 7');
      await profile.startOverButton.click();
      await expect(profile.restoredNotice).toHaveCount(0);
      await expect(profile.field('address')).toHaveValue('הרצל 12, חיפה');
      await profile.field('address').fill('שדרות הנשיא 7');
    });

    await test.step('a refused file leaves the photo that was chosen before', async () => {
      const photo = await photoOf(page, 'png');
      await profile.choosePhoto(photo);
      await profile.choosePhoto(DISGUISED_DRAWING);
      await expect(profile.text('photo.refused.picture-type-refused')).toBeVisible();
      await profile.choosePhoto({ ...photo, buffer: photo.buffer.subarray(0, 40) });
      await expect(profile.text('photo.refused.picture-unreadable')).toBeVisible();
      await expect(profile.photo).toBeVisible();
    });

    await test.step('the photo cannot be stored: nothing is saved, and all inputs stay', async () => {
      await profile.saveButton.click();
      await expect(profile.failure).toContainText(amin.setting.words('profile.edit.failedRetry'));
      await profile.expectShown('edit');
      expect(await world.outagesLeft('update-user')).toBe(1);
    });

    await test.step('the server refuses the record: all inputs stay', async () => {
      await profile.saveButton.click();
      await expect(
        profile.failure.getByText(amin.setting.words('profile.edit.failed'), { exact: true }),
      ).toBeVisible();
      await expect(profile.field('address')).toHaveValue('שדרות הנשיא 7');
      await expect(profile.photo).toBeVisible();
      await expect(shell.accountPhoto).toHaveCount(0);
    });

    await test.step('the third save succeeds', async () => {
      await profile.saveButton.click();
      await shell.expectToast('profile.edit.saved');
      await profile.expectShown('view');
      await expect(profile.recorded('שדרות הנשיא 7')).toBeVisible();
      /* The photo is encoded again, which removes the metadata of the file. */
      await expect(shell.accountPhoto).toHaveAttribute('src', /^data:image\/jpeg;base64,/u);
      expect(await photoWidths(page)).toEqual([PHOTO_SIZE.width, PHOTO_SIZE.width]);
    });

    await test.step('removing the photo can be undone until it is saved, and leaving asks no more', async () => {
      await profile.editButton.click();
      await profile.photoAction('remove').click();
      await expect(profile.text('photo.removed')).toBeVisible();
      await expect(profile.photo).toHaveCount(0);
      await profile.photoAction('keep').click();
      await expect(profile.photo).toBeVisible();
      await profile.photoAction('remove').click();
      await profile.saveButton.click();
      await profile.expectShown('view');
      await expect(profile.photo).toHaveCount(0);
      await expect(shell.accountPhoto).toHaveCount(0);
      await shell.homeLink.click();
      await home.expectShown();
    });

    await test.step('leaving discards the inputs', async () => {
      await profile.openToEdit();
      await profile.field('address').fill('הגפן 1');
      await shell.homeLink.click();
      await profile.answer('leave').click();
      await home.expectShown();
      await page.goBack();
      await expect(profile.field('address')).toHaveValue('שדרות הנשיא 7');
    });
  });
});

inLtrOrRtl('phone', () => {
  test('a photo selected right after saving or cancelling is not lost, and a delayed history.back() happens once', async ({
    amin,
    page,
    world,
  }) => {
    const { profile, dashboard } = amin;
    await world.setUp({ signedInAs: 'noor-haddad' });
    await holdBack(page);
    await amin.open('/dashboard');
    await dashboard.expectShown();
    await profile.openToEdit();

    for (const end of [profile.saveButton, profile.cancelButton]) {
      await profile.field('address').fill('שדרות הנשיא 7');
      await end.click();
      await expect.poll(() => releaseBack(page)).toBe(1);
      await profile.expectShown('view');
      await profile.tapPhoto(await photoOf(page, 'png'));
      await profile.expectShown('edit');
      await expect(profile.photo).toBeVisible();
      await amin.expectAt('/profile?mode=edit');
    }

    await test.step('a double click still goes back once', async () => {
      await profile.cancelButton.dblclick();
      await expect.poll(() => releaseBack(page)).toBe(1);
      await profile.expectShown('view');
      await amin.expectAt('/profile');
    });
  });
});

inLtrOrRtl('phone', () => {
  test('the question while saving ends with the save, which leads to the view', async ({
    amin,
    page,
    world,
  }) => {
    const { profile } = amin;
    await world.setUp({ signedInAs: 'noor-haddad', latency: 1000 });
    await profile.openToEdit();
    await profile.field('address').fill('שדרות הנשיא 7');
    await profile.saveButton.click();
    await page.goBack();
    await expect(profile.leaveWhileSavingDialog).toBeVisible();
    await expect(profile.leaveWhileSavingDialog).toHaveCount(0);
    await profile.expectShown('view');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(profile.recorded('שדרות הנשיא 7')).toBeVisible();
  });
});

/** Holds history.back() until the test releases it, as a busy browser delays it. */
async function holdBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    window.held = [];
    history.go = (delta) => void window.held?.push(() => go(delta));
  });
}

/** @returns How often the page went back. */
async function releaseBack(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const held = window.held?.splice(0) ?? [];
    const isBack = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    for (const goBack of held) goBack();
    if (held.length > 0) await isBack;
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
    });
    return held.length;
  });
}

/** Dismisses the browser's beforeunload dialog, so that the owner stays. */
async function refuseToLeave(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload(), 0);
  });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

/** The natural widths of the displayed photos in pixels. */
async function photoWidths(page: Page): Promise<number[]> {
  return page
    .locator('button img')
    .evaluateAll((photos) =>
      photos.map((photo) => (photo instanceof HTMLImageElement && photo.complete ? photo.naturalWidth : 0)),
    );
}
