import { statSync } from 'node:fs';
import { MATH } from '../support/businesses';
import { ACCEPTED_CARD } from '../support/payment';
import { expect, test } from '../support/test';
import { Recording } from './Recording';
import { withoutStrip } from './withoutStrip';

const FILE = 'docs/pictures/main-job.webp';

/** Bytes. */
const MAX_SIZE = 600_000;

/* The README shows the picture smaller than it is, so that text is sharp on a fine screen. */
test.use({ language: 'en', size: 'phone', deviceScaleFactor: 1.5, expectedReport: /^warning: \[amin\]/u });

test('[readme] main-job', async ({ amin, page, words }, testInfo) => {
  const { shell, dashboard, wizard } = amin;
  const recording = new Recording(page, testInfo.outputPath());
  const show = async (milliseconds: number): Promise<void> => {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await recording.show(milliseconds);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await amin.open(withoutStrip('/dashboard?demo.owner=noor-haddad'));
  await expect(dashboard.issue(MATH)).toBeVisible();
  await show(1000);

  await recording.tap(dashboard.issue(MATH).getByRole('link'));
  await wizard.expectFor(MATH);
  await wizard.expectStep('plan');
  await show(500);
  await recording.tap(wizard.step('plan').getByText(words('catalog.plans.premium.name'), { exact: true }));
  await expect(wizard.plan('premium')).toBeChecked();
  await show(300);
  await recording.tap(wizard.nextButton);
  await wizard.expectStep('add-ons');
  await show(400);
  await recording.tap(
    wizard.step('add-ons').getByText(words('catalog.addOns.urgentCallOuts.description'), { exact: true }),
  );
  await expect(wizard.addOn('urgentCallOuts')).toBeChecked();
  await show(300);
  await recording.tap(wizard.nextButton);
  await wizard.expectStep('review');
  await show(700);
  await recording.tap(wizard.toPaymentButton);

  await wizard.expectStep('payment');
  await wizard.fillInNewCard(ACCEPTED_CARD);
  await wizard.typeBilling({ firstName: 'Noor', lastName: 'Haddad', line1: '12 Herzl St.', city: 'Haifa' });
  await wizard
    .cardField('number')
    .evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await show(900);
  await recording.tap(wizard.payButton());
  await expect(wizard.processing).toBeVisible();
  await recording.show(400);
  await expect(wizard.done()).toBeVisible();
  await show(800);
  await recording.tap(wizard.activateButton);
  await expect(wizard.visible).toBeVisible();
  await show(1200);
  for (const [language, milliseconds] of [
    ['he', 1100],
    ['ar', 2000],
  ] as const) {
    await shell.selectLanguage(language);
    await amin.expectLanguage(language);
    await page.evaluate(() => scrollTo(0, 0));
    await show(milliseconds);
  }

  await recording.save(FILE);
  expect(statSync(FILE).size).toBeLessThanOrEqual(MAX_SIZE);
});
