import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { SubscriptionPart } from '@/ui/subscription/section/SubscriptionPart';
import { SubscriptionSection } from '@/ui/subscription/section/SubscriptionSection';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';

const now = aMoment('2026-03-05T12:00:00Z');

async function aSectionOf(part: SubscriptionPart, language: Language = 'en', onRetry = () => {}) {
  return renderPage(
    <SubscriptionSection
      part={part}
      business={aBusiness()}
      now={now}
      isNextStep
      cancellation={{ kind: 'none' }}
      isPaymentPending={false}
      onRetry={onRetry}
      onCancel={() => {}}
    />,
    { language },
  );
}

const aSectionWith = (overrides: Partial<Subscription>, language?: Language) =>
  aSectionOf({ kind: 'present', subscription: aSubscription(overrides) }, language);

/** Label and value of every line, without bidirectional control characters. */
function lines(): readonly string[] {
  return screen
    .getAllByRole('term')
    .map((label) => `${label.textContent}: ${label.nextElementSibling?.textContent ?? ''}`)
    .map((line) => line.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' '));
}

describe('Subscription section', () => {
  it('announces politely that it is loading', async () => {
    await aSectionOf({ kind: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent(text('subscription.section.loading'));
  });

  it.each<[Language, string, string, string]>([
    [
      'en',
      text('subscription.section.totalUnknown'),
      text('subscription.section.priceUnknown'),
      text('subscription.cancel.confirm'),
    ],
    [
      'he',
      textIn.he('subscription.section.totalUnknown'),
      textIn.he('subscription.section.priceUnknown'),
      textIn.he('subscription.cancel.confirm'),
    ],
    [
      'ar',
      textIn.ar('subscription.section.totalUnknown'),
      textIn.ar('subscription.section.priceUnknown'),
      textIn.ar('subscription.cancel.confirm'),
    ],
  ])('shows no total when a price is unreadable, and can be changed and cancelled (%s)', async (...given) => {
    const [language, total, price, cancel] = given;
    await aSectionWith({ items: [aPlanItem(), anAddOnItem({ price: undefined })] }, language);
    expect(screen.getByText(total)).toBeVisible();
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByRole('button', { name: cancel })).toBeEnabled();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard/business/business-1/subscription');
  });

  it('invites an owner without a subscription to choose a plan', async () => {
    await aSectionOf({ kind: 'none' });
    expect(screen.getByRole('link', { name: text('subscription.section.getStarted') })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1/subscription',
    );
  });

  it('names the lost connection as the reason, and loads again when online', async () => {
    let retries = 0;
    await aSectionOf({ kind: 'failed', error: { kind: 'offline' } }, 'en', () => (retries += 1));
    expect(screen.getByRole('alert')).toHaveTextContent('There is no internet connection.');
    dispatchEvent(new Event('online'));
    expect(retries).toBe(1);
  });

  it('shows a retry instead of the invitation when loading fails', async () => {
    let retries = 0;
    await aSectionOf({ kind: 'failed', error: { kind: 'unavailable' } }, 'en', () => (retries += 1));
    expect(screen.getByRole('alert')).toHaveTextContent(text('errors.general'));
    expect(
      screen.queryByRole('link', { name: text('subscription.section.getStarted') }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: text('errors.tryAgain') }));
    expect(retries).toBe(1);
  });

  it('shows plan, total, items, billing cycle, next billing date and card', async () => {
    await aSectionWith({
      items: [
        aPlanItem({ name: 'Professional', price: Money.agorot(14_900) }),
        anAddOnItem({ id: 'urgent', name: 'Urgent call-outs', price: Money.agorot(3900), quantity: 1 }),
        anAddOnItem({ id: 'area', name: 'Extra service area', price: Money.agorot(2900), quantity: 2 }),
      ],
    });
    expect(screen.getByText(text('catalog.plans.professional.title'))).toBeVisible();
    expect(screen.getByText(/246/).closest('p')).toHaveTextContent(/246.*\/ month/);
    expect(lines()).toEqual([
      'Plan: 149.00 ₪',
      'Urgent call-outs: 39.00 ₪',
      'Extra service area ×2: 58.00 ₪',
      'Billing cycle: Monthly',
      'Next billing date: 1.4.2026',
      'Card: Visa •••• 4242',
    ]);
  });

  it('omits the items when the subscription contains only a plan', async () => {
    await aSectionWith({});
    expect(lines()).toEqual([
      'Billing cycle: Monthly',
      'Next billing date: 1.4.2026',
      'Card: Visa •••• 4242',
    ]);
  });

  it('shows an annual price per year', async () => {
    await aSectionWith({ periodUnit: 'year' });
    expect(screen.getByText(text('subscription.section.perCycle.annual'))).toBeVisible();
    expect(lines()).toContain('Billing cycle: Annual');
  });

  it.each([
    [text('subscription.section.status.active'), text('subscription.section.status.active')],
    ['in_trial', text('subscription.section.status.intrial')],
    ['cancelled', text('subscription.section.status.cancelled')],
    [text('subscription.section.status.paused'), text('subscription.section.status.paused')],
    ['non_renewing', text('subscription.section.status.unknown')],
    ['on_hold', text('subscription.section.status.unknown')],
  ])('shows the status %s as %s', async (status, shown) => {
    await aSectionWith({ status });
    expect(screen.getByText(shown, { selector: 'span' })).toBeVisible();
  });

  it('explains an unknown status, and links to support', async () => {
    await aSectionWith({ status: 'on_hold' });
    expect(screen.getByText(/could not recognise the status/)).toBeVisible();
    expect(screen.getByRole('link', { name: text('subscription.section.contactSupport') })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(screen.getByTitle('on_hold')).toHaveTextContent(text('subscription.section.status.unknown'));
  });

  it.each([
    text('subscription.section.status.active'),
    'InTrial',
    text('subscription.section.status.paused'),
    'on_hold',
  ])('can be updated or cancelled when %s', async (status) => {
    await aSectionWith({ status });
    expect(screen.getByRole('link', { name: text('subscription.section.update') })).toHaveAttribute(
      'href',
      '/dashboard/business/business-1/subscription',
    );
    expect(screen.getByRole('button', { name: text('subscription.cancel.confirm') })).toBeVisible();
  });

  describe('of a cancelled subscription', () => {
    it.each([
      ['2026-12-14T10:00:00Z', 'Active until 14.12.2026', 'Ends on: 14.12.2026'],
      ['2026-03-05T20:00:00Z', text('subscription.section.activeUntilToday'), 'Ends: Today'],
      ['2026-03-01T10:00:00Z', 'Ended on 1.3.2026', 'Ended on: 1.3.2026'],
    ])('shows its end (%s): %s', async (end, title, line) => {
      await aSectionWith({ cancelledAt: aPointInTime(end) });
      expect(
        screen.getByText((_, element) => element?.textContent === title, { selector: 'p' }),
      ).toBeVisible();
      expect(lines()).toContain(line);
      expect(lines().join()).not.toContain(text('subscription.section.nextBillingDate'));
    });

    it('offers Reactivate instead of Update', async () => {
      await aSectionWith({ cancelledAt: aPointInTime('2026-12-14T10:00:00Z') });
      expect(screen.getByRole('link', { name: text('subscription.section.reactivate') })).toHaveAttribute(
        'href',
        '/dashboard/business/business-1/subscription',
      );
      expect(
        screen.queryByRole('link', { name: text('subscription.section.update') }),
      ).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('says that the trial ends, when the subscription is in its trial', async () => {
      await aSectionWith({ status: 'InTrial', cancelledAt: aPointInTime('2026-12-14T10:00:00Z') });
      expect(screen.getByText(/On that date the trial ends/)).toBeVisible();
    });

    it('says that it is cancelled, when there is no end date', async () => {
      await aSectionWith({ status: 'cancelled' });
      expect(screen.getByText(text('subscription.section.cancelledNow'))).toBeVisible();
    });
  });

  it('shows the end of a trial', async () => {
    await aSectionWith({ status: 'InTrial', trialEnd: aPointInTime('2026-03-12T10:00:00Z') });
    expect(lines()).toContain('Trial ends on: 12.3.2026');
  });

  it('can be reloaded when a trial that has ended is still reported', async () => {
    let checks = 0;
    const subscription = aSubscription({ status: 'InTrial', trialEnd: aPointInTime('2026-03-01T10:00:00Z') });
    await aSectionOf({ kind: 'present', subscription }, 'en', () => (checks += 1));
    expect(lines()).toContain('Trial ended on: 1.3.2026');
    await userEvent.click(screen.getByRole('button', { name: text('subscription.section.checkAgain') }));
    expect(checks).toBe(1);
  });

  it.each([
    ['expiring', text('subscription.section.cardStatus.expiring')],
    ['expired', text('subscription.section.cardStatus.expired')],
  ])('shows that the card is %s', async (status, shown) => {
    await aSectionWith({ card: aSavedCard({ status }) });
    expect(screen.getByText(shown)).toBeVisible();
  });

  it.each([
    ['he', textIn.he('subscription.section.status.active'), 'מחזור חיוב: חודשי'],
    ['ar', textIn.ar('subscription.section.status.active'), 'دورة الفوترة: شهرية'],
  ] as const)('is translated to %s', async (language, status, line) => {
    await aSectionWith({}, language);
    expect(screen.getByText(status)).toBeVisible();
    expect(lines()).toContain(line);
  });
});
