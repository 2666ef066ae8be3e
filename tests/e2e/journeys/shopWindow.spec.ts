import { readFileSync } from 'node:fs';
import { COMPLETE_LANGUAGES, directionOf } from '../../../src/domain/shared/language';
import { pageLanguageFirst } from '../../../src/ui/i18n/pageLanguageFirst';
import { LANGUAGE_NAMES } from '../pages/Shell';
import { DIVING, MATH, PLUMBING } from '../support/businesses';
import { misfits } from '../support/fit';
import { ignorePrint, printsOf } from '../support/printing';
import { expect, inLtrOrRtl, inLtrOrRtlOnTheDesktop, test } from '../support/test';
import { wordsIn } from '../support/words';

/** The address of MATH. It has no translations, so every listing shows it in the language of the owner's page. */
const ADDRESS = { en: 'Online and in Haifa', he: 'אונליין ובחיפה', ar: 'عبر الإنترنت وفي حيفا' } as const;

/** A Monday at five in the afternoon in Israel, when the lessons of MATH are open. */
const OPEN = new Date('2026-11-23T15:00:00Z');

inLtrOrRtl('desktop', (language) => {
  test('an owner sees and copies the listing in each language', async ({
    amin,
    context,
    page,
    words,
    world,
  }) => {
    const { business } = amin;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.setFixedTime(OPEN);
    await world.setUp({ signedInAs: 'noor-haddad', at: OPEN });
    await business.open(MATH);

    for (const customers of COMPLETE_LANGUAGES)
      await test.step(`as customers see it in ${customers}, while the page stays in its language`, async () => {
        const listing = wordsIn(customers);
        const name = MATH.names[customers];
        await business.choosePreview(customers);
        const shown = business.preview.locator(`[lang="${customers}"][dir="${directionOf(customers)}"]`);
        await expect(shown.getByText(name, { exact: true })).toBeVisible();
        await amin.expectLanguage(language);

        await business.preview.getByRole('button', { name: words('listing.preview.copy') }).click();
        await expect(business.preview.getByRole('button', { name: words('errors.copied') })).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.split('\n')).toEqual([
          name,
          listing('business.categories.tutoring'),
          expect.any(String),
          ADDRESS[language],
        ]);
      });

    await test.step('only the plan is missing, which has its own card, so there is no list of what is missing', async () => {
      await expect(business.readiness).toHaveCount(0);
      await expect(business.getStarted).toBeVisible();
    });

    await test.step('the row stays open after a reload', async () => {
      await page.reload();
      await expect(
        business.preview.getByRole('button', { name: words('listing.preview.copy') }),
      ).toBeVisible();
    });
  });
});

inLtrOrRtlOnTheDesktop((language) => {
  test('the listings of all languages are shown side by side', async ({ amin, page, words, world }) => {
    const { business } = amin;
    const copyButtons = business.preview.getByRole('button', { name: words('listing.preview.copy') });
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(DIVING);
    await expect(copyButtons).toHaveCount(0);
    await business.choosePreview('sideBySide');
    await expect(copyButtons).toHaveCount(COMPLETE_LANGUAGES.length);

    const headings = pageLanguageFirst(language, COMPLETE_LANGUAGES).map((each) =>
      business.preview.getByRole('heading', { level: 3, name: LANGUAGE_NAMES[each], exact: true }),
    );
    const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? Number.NaN))).size).toBe(1);
    const starts = boxes.map((box) => box?.x ?? Number.NaN);
    const sign = directionOf(language) === 'rtl' ? -1 : 1;
    expect(starts).toEqual(starts.toSorted((a, b) => sign * (a - b)));
    expect(new Set(starts).size).toBe(COMPLETE_LANGUAGES.length);
    expect(await misfits(page)).toEqual([]);

    await business.choosePreview('ar');
    await expect(copyButtons).toHaveCount(1);
  });
});

inLtrOrRtl('phone', (language) => {
  test('an owner prints a sheet about the subscription, and saves its next charge for a calendar', async ({
    amin,
    page,
    words,
    world,
  }) => {
    const { business, shell } = amin;
    await ignorePrint(page);
    await world.setUp({ signedInAs: 'noor-haddad' });
    await business.open(PLUMBING);

    await test.step('the sheet replaces the page on paper, and is no tax invoice', async () => {
      await business.openMore();
      await business.printButton.click();
      await expect.poll(() => printsOf(page)).toBe(1);
      await expect(shell.heading).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const sheet = page.getByRole('article');
      const title = words('confirmation.title', { business: PLUMBING.names[language] });
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(sheet).toContainText(words('confirmation.notAnInvoice'));
      await expect(sheet).toContainText(words('confirmation.foot.subscription'));
      await expect(sheet).toContainText(PLUMBING.id);
      await expect(shell.main).toBeHidden();
      await page.emulateMedia({ media: null });
      await expect(shell.heading).toBeVisible();
    });

    await test.step('the sheet is gone with the next key after it is printed', async () => {
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.keyboard.press('Shift');
      await expect(page.locator('body > article')).toHaveCount(0);
    });

    await test.step('the file for a calendar is named after the business', async () => {
      const downloading = page.waitForEvent('download');
      await business.calendarButton.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`amin-${PLUMBING.id}.ics`);
      const file = readFileSync(await download.path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/u);
      expect(file.replaceAll('\r\n ', '')).toMatch(
        new RegExp(`^UID:charge-\\d{4}-\\d{2}-${PLUMBING.id}@amin$`, 'mu'),
      );
      await expect(business.subscription.getByText(words('subscription.confirmation.saved'))).toBeVisible();
    });
  });
});
