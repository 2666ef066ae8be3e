import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { formatMoney } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import type { ConfirmationSource } from '@/ui/subscription/confirmation/Confirmation';
import { ConfirmationButtons } from '@/ui/subscription/confirmation/ConfirmationButtons';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { textIn, textsUnder } from '@tests/support/text';

const NOW = aMoment('2026-03-05T12:00:00Z');
const RUNNING = aSubscription({
  items: [aPlanItem(), anAddOnItem({ quantity: 2 })],
  nextBillingDate: aPointInTime('2026-04-01T09:00:00Z'),
});

const INVOICE_TO = textIn.en('subscription.wizard.billing.invoiceTo');

const ofSubscription = (subscription: Subscription) => ({ business: aBusiness(), subscription, at: NOW });

/** Renders the buttons with stubs of printing and of saving files. */
async function show(source: ConfirmationSource, language: CompleteLanguage = 'en') {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {});
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const page = await renderPage(<ConfirmationButtons source={source} />, { language });
  const user = userEvent.setup({ delay: null });
  const t = textsUnder('subscription.confirmation', language);
  return {
    ...page,
    names,
    print: async () => {
      await user.click(screen.getByRole('button', { name: t('print') }));
      return screen.findByRole('article');
    },
    save: async () => {
      await user.click(screen.getByRole('button', { name: t('calendar') }));
      await expect.poll(() => files.length).toBe(1);
      return (await files[0]?.text()) ?? '';
    },
  };
}

describe('a printed confirmation', () => {
  it('is not offered by a browser that cannot print', async () => {
    const print = Object.getOwnPropertyDescriptor(window, 'print') ?? {};
    Reflect.deleteProperty(window, 'print');
    await renderPage(<ConfirmationButtons source={ofSubscription(RUNNING)} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    Object.defineProperty(window, 'print', print);
  });

  it.each(COMPLETE_LANGUAGES)('is printed, and says that it is no tax invoice: %s', async (language) => {
    const confirmation = textIn[language];
    const { print } = await show(ofSubscription(RUNNING), language);
    const sheet = await print();
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    expect(sheet).toHaveTextContent(confirmation('confirmation.notAnInvoice'));
    expect(sheet).toHaveTextContent(confirmation('confirmation.foot.subscription'));
    expect(sheet).toHaveTextContent('1.4.2026');
    expect(sheet).toHaveTextContent('69.00');
    expect(sheet).toHaveTextContent('4242');
    expect(sheet).toHaveTextContent('14:00');
  });

  it.each(['pointerdown', 'keydown'])(
    'is there until a %s after it was printed, because Android prints it again for another printer',
    async (press) => {
      const { print } = await show(ofSubscription(RUNNING));
      const sheet = await print();
      /* It does not bubble, like the press of a button that stops its propagation. */
      const pressButton = () => act(() => void document.body.dispatchEvent(new Event(press)));
      pressButton();
      act(() => void dispatchEvent(new Event('afterprint')));
      expect(sheet).toBeInTheDocument();
      expect(document.documentElement).toHaveAttribute('data-prints', 'sheet');
      pressButton();
      expect(sheet).not.toBeInTheDocument();
      expect(document.documentElement).not.toHaveAttribute('data-prints');
    },
  );

  it('names the order by its reference, and no date that is not known', async () => {
    const order = { key: anOrderKey(), selection: aSelection(), total: undefined, billing: undefined };
    const { print } = await show({ business: aBusiness(), at: NOW, order, subscription: undefined });
    const sheet = await print();
    expect(sheet).toHaveTextContent(textIn.en('confirmation.foot.order'));
    expect(sheet).toHaveTextContent(anOrderKey());
    expect(within(sheet).queryByText(textIn.en('confirmation.dates.heading'))).not.toBeInTheDocument();
    expect(screen.queryByText(textIn.en('subscription.confirmation.calendar'))).not.toBeInTheDocument();
    expect(within(sheet).queryByText(INVOICE_TO)).not.toBeInTheDocument();
  });

  it('says that a part of the subscription is not on it', async () => {
    const { print } = await show(ofSubscription({ ...RUNNING, hasUnreadItems: true }));
    expect(await print()).toHaveTextContent(textIn.en('subscription.section.itemsUnread'));
  });

  it('names the price of no item of an order whose total is not known', async () => {
    const selection = aSelection({ addOns: [{ addOn: anAddOn(), quantity: 1 }] });
    const order = { key: anOrderKey(), selection, total: undefined, billing: undefined };
    const { print } = await show({ business: aBusiness(), at: NOW, order, subscription: undefined });
    const unknown = within(await print()).getAllByText(textIn.en('subscription.section.priceUnknown'));
    expect(unknown).toHaveLength(selection.addOns.length + 1);
  });

  it('names the recipient of the invoice that was sent with the order', async () => {
    const billing = aBillingForm();
    const order = { key: anOrderKey(), selection: aSelection(), total: undefined, billing };
    const { print } = await show({ business: aBusiness(), at: NOW, order, subscription: undefined });
    const sheet = await print();
    expect(within(sheet).getByText(INVOICE_TO)).toBeInTheDocument();
    for (const field of ['firstName', 'company', 'taxRegistrationNumber', 'line1', 'zip', 'email'] as const)
      expect(sheet).toHaveTextContent(billing[field]);
  });

  it('is printed although the other button is pressed while it loads', async () => {
    const { names } = await show(ofSubscription(RUNNING));
    const [printButton, calendarButton] = screen.getAllByRole('button');
    act(() => {
      printButton?.click();
    });
    act(() => {
      calendarButton?.click();
    });
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    expect(names).toEqual([]);
  });

  it('is printed again with each press, also where the browser does not say that it has printed', async () => {
    const { print } = await show(ofSubscription(RUNNING));
    await print();
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
    await print();
    await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(2);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

/** The names contain a comma, a semicolon and a backslash, which RFC 5545 escapes. */
const NAMES = { en: 'Levi, Locks; "24/7"', he: 'לוי, מנעולים', ar: String.raw`ليفي\للأقفال` };

/** The same date of the same subscription, in each of its three meanings. */
const DATED = aPointInTime('2026-04-01T09:00:00Z');
const EVENTS = [
  ['next-charge', RUNNING],
  ['trial-end', { ...RUNNING, status: 'in_trial', trialEnd: DATED }],
  ['subscription-end', { ...RUNNING, cancelledAt: DATED }],
] as const;

const escaped = (value: string): string =>
  value.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

describe('the dates for a calendar', () => {
  it.each(
    COMPLETE_LANGUAGES.flatMap((language) =>
      EVENTS.map(([kind, subscription]) => ({ language, kind, subscription })),
    ),
  )('are a file with one event: $kind, in $language', async ({ language, kind, subscription }) => {
    const t = textsUnder('confirmation.event', language);
    const product = PRODUCT_NAME[language];
    const business = aBusiness({ names: NAMES });
    const summary = escaped(t(kind, { product, business: isolated(NAMES[language]) }));
    const sentences = [
      ...(kind === 'next-charge' ? [isolated(formatMoney(Money.agorot(6900)))] : []),
      t('current', { product }),
    ];
    const { save, names } = await show({ ...ofSubscription(subscription), business }, language);
    const file = (await save()).replaceAll('\r\n ', '');
    expect(names).toEqual(['amin-business-1.ics']);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//${PRODUCT_NAME.en}//EN`,
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${kind === 'next-charge' ? 'charge-2026-04' : kind}-business-1@amin`,
      'DTSTAMP:20260305T120000Z',
      'DTSTART;VALUE=DATE:20260401',
      'DTEND;VALUE=DATE:20260402',
      `SUMMARY:${summary}`,
      `DESCRIPTION:${escaped(sentences.join('\n'))}`,
      'TRANSP:TRANSPARENT',
      ...['-P6DT15H', '-P0DT15H'].flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${summary}`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('are the end of a cancelled subscription only', async () => {
    const cancelledAt = aPointInTime('2026-04-01T09:00:00Z');
    const { save } = await show(ofSubscription({ ...RUNNING, cancelledAt }));
    const file = await save();
    expect(file).toContain('UID:subscription-end-business-1@amin');
    expect(file).not.toContain('UID:charge');
  });

  it('are not offered where none was sent', async () => {
    await show(ofSubscription(aSubscription({ nextBillingDate: undefined })));
    expect(screen.getByText(textIn.en('subscription.confirmation.print'))).toBeVisible();
    expect(screen.queryByText(textIn.en('subscription.confirmation.calendar'))).not.toBeInTheDocument();
  });

  it('are not offered once they have passed since the subscription was read', async () => {
    await show({ ...ofSubscription(RUNNING), now: aMoment('2026-04-02T12:00:00Z') });
    expect(screen.getByText(textIn.en('subscription.confirmation.print'))).toBeVisible();
    expect(screen.queryByText(textIn.en('subscription.confirmation.calendar'))).not.toBeInTheDocument();
  });
});
