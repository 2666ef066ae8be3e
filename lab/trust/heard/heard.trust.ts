import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { MATH } from '../../../tests/e2e/support/businesses';
import { ACCEPTED_CARD, BILLING } from '../../../tests/e2e/support/payment';
import { expect, inEveryLanguageOnTheDesktop, test } from '../../../tests/e2e/support/test';
import { ScreenReader } from './ScreenReader';

const TRANSCRIPTS = new URL('transcripts/', import.meta.url);
/** What was heard this time. Once somebody has read it, it is copied to the transcripts. */
const HEARD = new URL('../../../trust-results/heard/transcripts/', import.meta.url);
const AS_READ =
  'Something else is heard. Read trust-results/heard/transcripts, and copy it to lab/trust/heard/transcripts.';
/** A Monday morning in Israel, so that dates and opening hours are the same each time. */
const MORNING = new Date('2026-11-23T09:00:00+02:00');

/** Milliseconds in which the reader always notices what stands on the page until the answer comes. */
const ANSWER = 300;

/** Valid at that time. */
const CARD = { ...ACCEPTED_CARD, expiry: '12 / 29' };

test.use({ bypassCSP: true });

inEveryLanguageOnTheDesktop((language) => {
  test('the main job as it is read out', async ({ amin, page, world }) => {
    const { dashboard, business, wizard } = amin;
    const reader = new ScreenReader(page);
    const transcript: string[] = [];
    const note = (title: string, phrases: readonly string[]): void => {
      transcript.push(`## ${title}`, ...phrases, '');
    };
    const read = async (title: string, within?: string): Promise<void> => {
      await reader.still();
      note(title, await reader.read(within));
    };
    const hear = async (title: string, action: () => Promise<void>): Promise<void> => {
      note(title, await reader.listen(action));
    };

    await page.clock.install({ time: MORNING });
    await world.setUp({ signedInAs: 'noor-haddad', at: MORNING, latency: ANSWER });
    await amin.open('/dashboard?demo.strip=hidden');
    await dashboard.expectShown();
    await read('The dashboard, with header and footer', 'body');

    await hear('A business is opened', async () => {
      await dashboard.link(MATH).press('Enter');
      await business.expectShown(MATH);
    });
    await read('The business');

    await business.getStarted.press('Enter');
    await wizard.expectFor(MATH);
    await wizard.expectStep('plan');
    await read('Step plan');
    await hear('Another plan is chosen', async () => {
      await wizard.plan('professional').press('ArrowDown');
      await expect(wizard.plan('premium')).toBeChecked();
    });
    await hear('Next', async () => {
      await wizard.nextButton.press('Enter');
      await wizard.expectStep('add-ons');
    });
    await read('Step add-ons');
    await hear('An add-on is chosen', async () => {
      await wizard.addOn('photoDay').press('Space');
      await expect(wizard.addOn('photoDay')).toBeChecked();
    });
    await hear('Next', async () => {
      await wizard.nextButton.press('Enter');
      await wizard.expectStep('review');
    });
    await read('Step review');
    await hear('To the payment', async () => {
      await wizard.toPaymentButton.press('Enter');
      await wizard.expectStep('payment');
      await expect(wizard.cardField('number')).toBeVisible();
    });
    await read('Step payment');
    await hear('Paid with nothing filled in', async () => {
      await wizard.payButton().press('Enter');
      await expect(
        page
          .getByRole('group')
          .filter({ has: page.getByRole('list') })
          .first(),
      ).toBeVisible();
    });
    await wizard.fillInNewCard(CARD);
    await wizard.typeBilling(BILLING);
    await read('Step payment, filled in');
    await hear('Paid', async () => {
      await wizard.payButton().press('Enter');
      await expect(wizard.done()).toBeVisible();
    });
    await read('Paid and active');
    await hear('The business is activated', async () => {
      await wizard.activateButton.press('Enter');
      await expect(wizard.visible).toBeFocused();
    });
    await read('Visible to customers');
    await wizard.toBusinessLink.press('Enter');
    await business.expectShown(MATH);
    await business.expectStatus('active');
    await read('The business, live');

    const heard = `${transcript.join('\n').trim()}\n`;
    mkdirSync(HEARD, { recursive: true });
    writeFileSync(new URL(`${language}.txt`, HEARD), heard);
    const kept = new URL(`${language}.txt`, TRANSCRIPTS);
    expect(heard, AS_READ).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
  });
});
