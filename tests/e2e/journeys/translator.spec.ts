import { Amin } from '../pages/Amin';
import { MATH } from '../support/businesses';
import { DemoWorldControl } from '../support/DemoWorldControl';
import { collectPageErrors } from '../support/pageErrors';
import { ACCEPTED_CARD } from '../support/payment';
import { expect, inLtrOrRtl, test } from '../support/test';
import { translatePages, withoutMarks } from '../support/translator';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '../../../src/domain/shared/language';

const NEXT: Readonly<Record<CompleteLanguage, CompleteLanguage>> = { en: 'he', he: 'ar', ar: 'en' };

/** The same journey in a plain browser and in one that translates each page. */
class TwoBrowsers {
  constructor(
    readonly plain: Amin,
    readonly translated: Amin,
  ) {}

  /** Does the same in both, and compares every visible text afterwards. */
  async both(act: (amin: Amin) => Promise<unknown>): Promise<void> {
    await Promise.all([act(this.plain), act(this.translated)]);
    await expect(async () => {
      expect(await visibleText(this.translated)).toBe(await visibleText(this.plain));
    }).toPass({ timeout: 15_000 });
  }
}

/** The visible text without times, because the two browsers can show different minutes. */
async function visibleText({ page }: Amin): Promise<string> {
  const text = withoutMarks(await page.locator('body').innerText());
  return text
    .replaceAll(/\d{1,2}:\d{2}/gu, '00:00')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const journey = test.extend<{ browsers: TwoBrowsers }>({
  browsers: async ({ amin, browser, contextOptions, pageErrors }, use) => {
    const context = await browser.newContext(contextOptions);
    await collectPageErrors(context, pageErrors);
    await translatePages(context);
    const translated = new Amin(await context.newPage(), amin.setting);
    await use(new TwoBrowsers(amin, translated));
    await context.close();
  },
});

inLtrOrRtl('phone', (language) => {
  journey(
    'an owner whose browser translates the page subscribes, and changes the status and the language',
    async ({ browsers }) => {
      for (const { page } of [browsers.plain, browsers.translated])
        await new DemoWorldControl(page).setUp({ signedInAs: 'noor-haddad' });

      await test.step('a new subscription', async () => {
        await browsers.both(async ({ business }) => business.open(MATH));
        await browsers.both(async ({ business, wizard }) => {
          await business.getStarted.click();
          await wizard.expectFor(MATH);
        });
        await browsers.both(async ({ wizard }) => wizard.chooseCycle('annual'));
        await browsers.both(async ({ wizard }) => wizard.chooseCycle('monthly'));
        await browsers.both(async ({ wizard }) => wizard.choosePlan('premium'));
        await browsers.both(async ({ wizard }) => {
          await wizard.nextButton.click();
          await wizard.toggleAddOn('urgentCallOuts');
        });
        await browsers.both(async ({ wizard }) => {
          await wizard.nextButton.click();
          await wizard.confirmReview();
          await wizard.expectTotal('monthly', '328.00');
        });
        await browsers.both(async ({ wizard }) => wizard.payButton().click());
        await browsers.both(async ({ wizard }) => wizard.fillInNewCard(ACCEPTED_CARD));
        await browsers.both(async ({ wizard }) => {
          await wizard.payButton().click();
          await expect(wizard.done()).toBeVisible();
        });
        await browsers.both(async ({ wizard }) => {
          await wizard.activateButton.click();
          await expect(wizard.visible).toBeVisible();
        });
      });

      await test.step('another status', async () => {
        await browsers.both(async ({ business, wizard }) => {
          await wizard.toBusinessLink.click();
          await business.expectStatus('active');
        });
        await browsers.both(async ({ business }) => business.button('deactivate').click());
        await browsers.both(async ({ business }) => {
          await business.confirmButton('deactivate').click();
          await business.expectStatus('inactive');
        });
      });

      await test.step('another language', async () => {
        await browsers.both(async ({ page, setting, dashboard }) => {
          await page
            .getByRole('main')
            .getByRole('link', { name: setting.words('business.myBusinesses') })
            .click();
          await dashboard.expectShown();
        });
        await browsers.both(async ({ shell }) => shell.selectLanguage(NEXT[language]));
      });
    },
  );

  journey(
    'a public page that is translated before the application starts works in every language',
    async ({ browsers }) => {
      await browsers.both(async (amin) => amin.open('/pricing'));
      await browsers.both(async ({ pricing }) => pricing.chooseCycle('annual'));
      for (const next of COMPLETE_LANGUAGES.filter((other) => other !== language))
        await browsers.both(async ({ shell }) => shell.selectLanguage(next));
      await browsers.both(async ({ shell }) => shell.selectLanguage(language));
    },
  );
});
