import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MATH, PLUMBING } from '../../../tests/e2e/support/businesses';
import { ACCEPTED_CARD, BILLING } from '../../../tests/e2e/support/payment';
import { expect, oncePerLanguageOnTheDesktop, test } from '../../../tests/e2e/support/test';
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

oncePerLanguageOnTheDesktop((language) => {
  test('the main job as it is read out', async ({ amin, page, world }) => {
    const { dashboard, business, wizard } = amin;
    const { read, hear, expectAsRead } = transcriptOf(page);

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

    expectAsRead(`${language}.txt`);
  });

  test('editing the hours as it is read out', async ({ amin, page, words, world }) => {
    const { business, editor } = amin;
    const { read, hear, expectAsRead } = transcriptOf(page);
    const dayName = words('editing.hours.dayName', { day: words('detail.hours.day0') });
    const sunday = page.getByRole('group', { name: dayName, exact: true });
    const action = (name: string) => sunday.getByRole('button', { name: `${name}, ${dayName}` });

    await page.clock.install({ time: MORNING });
    await world.setUp({ signedInAs: 'noor-haddad', at: MORNING, latency: ANSWER });
    await business.open(PLUMBING);
    await hear('The hours are opened', async () => {
      await page.locator('main a[href$="edit=hours"]').press('Enter');
      await editor.expectShown('hours');
    });
    await read('The hours');
    await hear('Sunday gets other hours', async () => {
      await action(words('editing.hours.addShift')).press('Enter');
      await expect(sunday.getByLabel(words('editing.hours.opensNth', { n: '2' }))).toBeFocused();
    });
    await hear('They overlap with the first ones', async () => {
      await sunday.getByLabel(words('editing.hours.opensNth', { n: '2' })).fill('10:00');
      await sunday.getByLabel(words('editing.hours.closesNth', { n: '2' })).fill('19:00');
      await sunday.getByLabel(words('editing.hours.opens'), { exact: true }).focus();
      await expect(sunday.locator('[aria-invalid="true"]').first()).toBeVisible();
    });
    await hear('Saved with an error', async () => {
      await editor.saveButton.press('Enter');
      await expect(sunday.locator('[aria-invalid="true"]').first()).toBeFocused();
    });
    await hear('One shift of both', async () => {
      await sunday.getByRole('button', { name: '08:00–19:00' }).press('Enter');
      await expect(sunday.locator('[aria-invalid="true"]')).toHaveCount(0);
    });
    await hear('The copy is opened', async () => {
      await action(words('editing.hours.copy')).press('Enter');
      await expect(sunday.getByRole('checkbox').first()).toBeFocused();
    });
    await hear('Sunday is copied to Monday', async () => {
      await sunday.getByRole('checkbox').first().press('Space');
      await sunday.getByRole('button', { name: words('editing.hours.copyDo1') }).press('Enter');
      await expect(editor.text('editing.saved.undo')).toBeVisible();
    });
    await read('The hours, changed', 'main form');
    await hear('Saved', async () => {
      await editor.saveButton.press('Enter');
      await expect(editor.text('editing.hours.saved')).toBeVisible();
    });
    expectAsRead(`${language}-hours.txt`);
  });
});

/** What is read out of a page, title by title. */
function transcriptOf(page: Page): {
  read: (title: string, within?: string) => Promise<void>;
  hear: (title: string, action: () => Promise<void>) => Promise<void>;
  expectAsRead: (file: string) => void;
} {
  const reader = new ScreenReader(page);
  const transcript: string[] = [];
  const note = (title: string, phrases: readonly string[]): void => {
    transcript.push(`## ${title}`, ...phrases, '');
  };
  return {
    read: async (title, within) => {
      await reader.still();
      note(title, await reader.read(within));
    },
    hear: async (title, action) => note(title, await reader.listen(action)),
    expectAsRead: (file) => {
      const heard = `${transcript.join('\n').trim()}\n`;
      mkdirSync(HEARD, { recursive: true });
      writeFileSync(new URL(file, HEARD), heard);
      const kept = new URL(file, TRANSCRIPTS);
      expect(heard, AS_READ).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
    },
  };
}
