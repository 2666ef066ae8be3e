import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { InMemoryStoredRecord } from '@tests/support/InMemoryStoredRecord';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import { OpenRows } from '@/ui/shell/OpenRows';
import { SubscriptionSection } from '@/ui/subscription/section/SubscriptionSection';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textsUnder } from '@tests/support/text';

const sectionText = textsUnder('subscription.section');
const clock = new FixedClock();
const offer = {
  clock,
  listPublicPlans: { execute: async (): Promise<Catalog> => Promise.resolve({ plans: [], addOns: [] }) },
  annualOfferHiddenAt: new InMemoryStoredRecord(OWNER_RECORDS.annualOfferHiddenAt, clock),
};
const now = aMoment('2026-03-05T12:00:00Z');

async function aSectionOf(
  view: SubscriptionView,
  language: Language = 'en',
  onRetry = () => {},
  timezone?: string,
) {
  return renderPage(
    <SubscriptionSection
      view={view}
      business={aBusiness({ timezone })}
      now={now}
      isNextStep
      cancellation={{ kind: 'none' }}
      offersOrder
      isCancellationBlocked={false}
      openRows={new OpenRows(new InMemoryStoredRecord(OWNER_RECORDS.openRows, new FixedClock()))}
      offer={offer}
      noSubscriptionCard={<p>The card</p>}
      onRetry={onRetry}
      onCancel={() => {}}
    />,
    { language },
  );
}

const aSectionWith = (overrides: Partial<Subscription>, language?: Language) =>
  aSectionOf({ kind: 'present', subscription: aSubscription(overrides), readAt: now }, language);

/** Label and value of every line, without bidirectional control characters. */
function lines(): readonly string[] {
  return screen
    .getAllByRole('term')
    .map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent ?? ''}`)
    .map((line) => line.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' '));
}

const WITHOUT_ITEMS = [`${sectionText('nextCharge')}: 1.4.2026`, `${sectionText('card')}: Visa •••• 4242`];

describe('Subscription section', () => {
  it('announces politely that it is loading', async () => {
    await aSectionOf({ kind: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent(sectionText('loading'));
  });

  it.each(COMPLETE_LANGUAGES)(
    'shows no total when a price is unreadable, and can be changed and cancelled (%s)',
    async (language) => {
      const words = textsUnder('subscription', language);
      await aSectionWith({ items: [aPlanItem(), anAddOnItem({ price: undefined })] }, language);
      expect(screen.getByText(words('section.totalUnknown'))).toBeVisible();
      expect(screen.getByText(words('section.priceUnknown'))).toBeVisible();
      expect(screen.getByRole('button', { name: words('cancel.confirm') })).toBeEnabled();
      expect(screen.getByRole('link', { name: words('section.update') })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
    },
  );

  it('is another card without a subscription', async () => {
    await aSectionOf({ kind: 'none' });
    expect(screen.getByText('The card')).toBeVisible();
  });

  it('names the lost connection as the reason, and loads again when online', async () => {
    let retries = 0;
    await aSectionOf({ kind: 'failed', error: { kind: 'offline' } }, 'en', () => (retries += 1));
    expect(screen.getByRole('alert')).toHaveTextContent(sectionText('failedOffline'));
    dispatchEvent(new Event('online'));
    expect(retries).toBe(1);
  });

  it('says how long to wait after too many requests', async () => {
    await aSectionOf({ kind: 'failed', error: { kind: 'unavailable', retryAfter: 20_000 } }, 'en');
    expect(screen.getByRole('alert')).toHaveTextContent(
      text('errors.tooManySeconds', { count: 20, number: 20 }),
    );
  });

  it('shows a retry instead of the invitation when loading fails', async () => {
    let retries = 0;
    await aSectionOf({ kind: 'failed', error: { kind: 'unavailable' } }, 'en', () => (retries += 1));
    expect(screen.getByRole('alert')).toHaveTextContent(text('errors.generalRetry'));
    expect(screen.queryByText('The card')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(retries).toBe(1);
    /* The button is gone while the subscription is read. */
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows plan, billing cycle, total, items, next charge and card', async () => {
    await aSectionWith({
      items: [
        aPlanItem({ name: 'Professional', price: Money.agorot(14_900) }),
        anAddOnItem({ id: 'urgent', name: 'Urgent call-outs', price: Money.agorot(3900), quantity: 1 }),
        anAddOnItem({ id: 'area', name: 'Extra service area', price: Money.agorot(2900), quantity: 2 }),
      ],
    });
    const plan = screen.getByText(text('catalog.plans.professional.title')).closest('p');
    expect(plan).toHaveTextContent(
      sectionText('planAndCycle', {
        plan: text('catalog.plans.professional.title'),
        cycle: sectionText('billed.monthly'),
      }),
    );
    expect(screen.getByText(/246/).closest('p')).toHaveTextContent(/^\D*246\D*$/);
    expect(lines()).toEqual([
      `${sectionText('plan')}: 149.00 ₪`,
      `${text('catalog.addOns.urgentCallOuts.name')}: 39.00 ₪`,
      `${text('catalog.addOns.extraServiceArea.name')} ×2: 58.00 ₪`,
      ...WITHOUT_ITEMS,
    ]);
  });

  it('omits the items when the subscription contains only a plan', async () => {
    await aSectionWith({});
    expect(lines()).toEqual(WITHOUT_ITEMS);
  });

  it('shows the date of the next charge in the time zone of the business', async () => {
    const nextBillingDate = aPointInTime('2026-04-01T02:00:00Z');
    const subscription = aSubscription({ nextBillingDate });
    await aSectionOf({ kind: 'present', subscription, readAt: now }, 'en', undefined, 'America/New_York');
    expect(lines()).toContain(`${sectionText('nextCharge')}: 31.3.2026`);
  });

  it('shows the cycle of an annual plan, also of one without a plan', async () => {
    const { unmount } = await aSectionWith({ periodUnit: 'year' });
    expect(screen.getByText(new RegExp(sectionText('billed.annual')))).toBeVisible();
    unmount();
    await aSectionWith({ periodUnit: 'year', items: [anAddOnItem()] });
    expect(screen.getByText(text('subscription.wizard.cycle.annual'))).toBeVisible();
  });

  it.each([
    ['Active', 'active'],
    ['in_trial', 'intrial'],
    ['cancelled', 'cancelled'],
    ['Paused', 'paused'],
    ['non_renewing', 'unknown'],
    ['on_hold', 'unknown'],
  ] as const)('shows the status %s as %s', async (status, shown) => {
    await aSectionWith({ status });
    const words = sectionText(`status.${shown}`);
    expect(screen.getByText(words, { selector: 'span' })).toBeVisible();
  });

  it('explains a paused subscription, and links to support once and first', async () => {
    await aSectionWith({ status: 'Paused' });
    expect(screen.getByText(sectionText('pausedText'))).toBeVisible();
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName(text('errors.contactSupport'));
    expect(first).toHaveAttribute('href', '/contact');
    expect(second).toHaveAccessibleName(sectionText('update'));
    expect(screen.getAllByRole('link', { name: text('errors.contactSupport') })).toHaveLength(1);
  });

  it('explains an unknown status, and links to support', async () => {
    await aSectionWith({ status: 'on_hold' });
    expect(screen.getByText(sectionText('unknownText'))).toBeVisible();
    const support = screen.getByRole('link', { name: text('errors.contactSupport') });
    expect(support).toHaveAttribute('href', '/contact');
    expect(screen.getByTitle('on_hold')).toHaveTextContent(sectionText('status.unknown'));
  });

  it.each(['Active', 'InTrial', 'Paused', 'on_hold'])(
    'can be updated or cancelled when %s',
    async (status) => {
      await aSectionWith({ status });
      expect(screen.getByRole('link', { name: sectionText('update') })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
      expect(screen.getByRole('button', { name: text('subscription.cancel.confirm') })).toBeVisible();
    },
  );

  describe('of a cancelled subscription', () => {
    it.each([
      ['2026-12-14T10:00:00Z', sectionText('cancelledTitle.future', { date: '14.12.2026' })],
      ['2026-03-05T20:00:00Z', sectionText('cancelledTitle.today')],
      ['2026-03-05T08:00:00Z', sectionText('cancelledTitle.past', { date: '5.3.2026' })],
      ['2026-03-01T10:00:00Z', sectionText('cancelledTitle.past', { date: '1.3.2026' })],
    ])('shows its end once (%s): %s', async (end, title) => {
      await aSectionWith({ cancelledAt: aPointInTime(end) });
      expect(
        screen.getByText((_, element) => element?.textContent === title, { selector: 'p' }),
      ).toBeVisible();
      expect(lines()).toEqual([expect.stringContaining(sectionText('card'))]);
    });

    it('offers Reactivate instead of Update', async () => {
      await aSectionWith({ cancelledAt: aPointInTime('2026-12-14T10:00:00Z') });
      expect(screen.getByRole('link', { name: sectionText('reactivate') })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
      expect(screen.queryByRole('link', { name: sectionText('update') })).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('says that the trial ends, when the subscription is in its trial', async () => {
      await aSectionWith({ status: 'InTrial', cancelledAt: aPointInTime('2026-12-14T10:00:00Z') });
      expect(screen.getByText(sectionText('cancelledTrialText'))).toBeVisible();
    });

    it('says that the subscription ends, when the trial was over before', async () => {
      await aSectionWith({
        status: 'InTrial',
        trialEnd: aPointInTime('2026-03-01T10:00:00Z'),
        cancelledAt: aPointInTime('2026-12-14T10:00:00Z'),
      });
      expect(screen.getByText(sectionText('cancelledBody.future'))).toBeVisible();
    });

    it('says that it is cancelled, when there is no end date', async () => {
      await aSectionWith({ status: 'cancelled' });
      expect(screen.getByText(sectionText('cancelledNow'))).toBeVisible();
    });
  });

  it('shows the end of a trial', async () => {
    await aSectionWith({ status: 'InTrial', trialEnd: aPointInTime('2026-03-12T10:00:00Z') });
    expect(lines()).toContain(`${sectionText('trial.future')}: 12.3.2026`);
  });

  it.each([
    ['two currencies', [aPlanItem(), anAddOnItem({ price: defined(Money.parse(1000, 'USD')) })], 1],
    ['no items', [], 0],
  ])('shows no total of %s', async (_what, items, notes) => {
    await aSectionWith({ items });
    expect(screen.queryAllByText(sectionText('totalUnknown'))).toHaveLength(notes);
  });

  it.each([
    ['some items', [aPlanItem()]],
    ['no item', []],
  ])('says that a part cannot be shown when %s can be read', async (_what, items) => {
    await aSectionWith({ items, hasUnreadItems: true });
    expect(screen.getByText(sectionText('itemsUnread'))).toBeVisible();
    expect(screen.queryByText(sectionText('totalUnknown'))).not.toBeInTheDocument();
  });

  it.each([
    ['on an earlier day', '2026-03-01T10:00:00Z', '1.3.2026'],
    ['earlier today', '2026-03-05T08:00:00Z', '5.3.2026'],
  ])('can be reloaded when a trial that has ended %s is still reported', async (_when, end, date) => {
    let checks = 0;
    const subscription = aSubscription({ status: 'InTrial', trialEnd: aPointInTime(end) });
    await aSectionOf({ kind: 'present', subscription, readAt: now }, 'en', () => (checks += 1));
    expect(lines()).toContain(`${sectionText('trial.past')}: ${date}`);
    await userEvent.click(screen.getByRole('button', { name: sectionText('checkAgain') }));
    expect(checks).toBe(1);
  });

  it.each(['expiring', 'expired'] as const)(
    'shows that the card is %s, unless a notice above it does',
    async (status) => {
      const shown = sectionText(`cardStatus.${status}`);
      const { unmount } = await aSectionWith({ card: aSavedCard({ status }), status: 'Paused' });
      expect(screen.getByText(shown)).toBeVisible();
      unmount();
      await aSectionWith({ card: aSavedCard({ status }) });
      expect(screen.queryByText(shown)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: sectionText('changeCard') })).not.toBeInTheDocument();
    },
  );

  it('moves the focus to its heading when the offer of annual billing is hidden', async () => {
    const catalog = { plans: [aPlan(), anAnnualPlan()], addOns: [] };
    const plans = vi.spyOn(offer.listPublicPlans, 'execute').mockResolvedValue(catalog);
    onTestFinished(() => plans.mockRestore());
    await aSectionWith({});
    await userEvent.click(
      await screen.findByRole('button', { name: text('shell.notNow') }, { timeout: 5000 }),
    );
    expect(screen.getByRole('heading', { name: sectionText('title') })).toHaveFocus();
  });

  it('has printing and the calendar in a closed disclosure', async () => {
    await aSectionWith({});
    const print = { name: text('subscription.confirmation.print') };
    expect(screen.queryByRole('button', print)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText(sectionText('more')));
    expect(await screen.findByRole('button', print)).toBeVisible();
  });

  it('is printed as of the time when it was read', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {});
    const readAt = aMoment('2026-03-05T09:30:00Z');
    await aSectionOf({ kind: 'present', subscription: aSubscription(), readAt });
    await userEvent.click(screen.getByText(sectionText('more')));
    await userEvent.click(
      await screen.findByRole('button', { name: text('subscription.confirmation.print') }),
    );
    expect(await screen.findByRole('article')).toHaveTextContent('11:30');
  });

  it.each(['he', 'ar'] as const)('is translated to %s', async (language) => {
    const words = textsUnder('subscription.section', language);
    await aSectionWith({}, language);
    expect(screen.getByText(words('status.active'))).toBeVisible();
    expect(screen.getByText(new RegExp(words('billed.monthly')))).toBeVisible();
  });
});
