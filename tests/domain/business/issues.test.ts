import { describe, expect, it } from 'vitest';
import { issuesAmong, issuesOf, ISSUE_KINDS } from '@/domain/business/issues';
import type { Business } from '@/domain/business/Business';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aBusiness, anActiveBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aDay, aMoment, aPointInTime } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSavedCard } from '../../support/builders/aSavedCard';
import { aSubscription } from '../../support/builders/aSubscription';

const NOW = aMoment('2026-11-22T07:41:00Z');
const NEXT_CHARGE = aDay(2026, 12, 10);

function active(overrides: Partial<Subscription> = {}): Subscription {
  return aSubscription({ nextBillingDate: NEXT_CHARGE, ...overrides });
}

const expired = aSavedCard({ status: 'expired', expiry: { month: 9, year: 2026 } });
const expiring = aSavedCard({ status: 'expiring', expiry: { month: 11, year: 2026 } });
const trial = active({ status: 'InTrial', trialEnd: aDay(2026, 12, 1), nextBillingDate: aDay(2026, 12, 1) });
const ending = active({ cancelledAt: aDay(2026, 12, 15), nextBillingDate: undefined });
const ended = active({ cancelledAt: aDay(2026, 11, 1), nextBillingDate: undefined });
const paused = active({ status: 'Paused', nextBillingDate: undefined });
const unknown = active({ status: 'NonRenewing' });

const visible = anActiveBusiness();
const hidden = aBusiness();

const kindsOf = (business: Business, subscription: Subscription | undefined): readonly string[] =>
  issuesOf(business, subscription, NOW).map(({ kind }) => kind);

describe('the issues of a business', () => {
  it.each([
    ['an active subscription of a visible business', visible, active(), []],
    ['no subscription of a hidden business', hidden, undefined, ['no-plan']],
    ['no subscription of a draft', aBusiness({ status: 'draft' }), undefined, []],
    ['no subscription of a visible business', visible, undefined, ['visible-unpaid']],
    ['an ended subscription of a visible business', visible, ended, ['visible-unpaid']],
    ['an ended subscription of a hidden business', hidden, ended, ['no-plan']],
    ['a cancelled subscription without a date', hidden, active({ status: 'cancelled' }), ['no-plan']],
    [
      'a cancelled subscription without a date of a visible business',
      visible,
      active({ status: 'cancelled' }),
      ['visible-unpaid'],
    ],
    ['an active subscription of a hidden business', hidden, active(), ['paid-hidden']],
    ['an expired card', visible, active({ card: expired }), ['card-expired']],
    [
      'an expired card of a hidden business',
      hidden,
      active({ card: expired }),
      ['card-expired', 'paid-hidden'],
    ],
    ['an expired card of a cancelled subscription', visible, { ...ending, card: expired }, ['ends']],
    ['an expired card of a paused subscription', hidden, { ...paused, card: expired }, ['paused']],
    ['an expiring card', visible, active({ card: expiring }), ['card-expiring']],
    ['a card in good order', visible, active({ card: aSavedCard() }), []],
    ['no card', visible, active({ card: undefined }), []],
    ['a trial in its last days', visible, trial, ['trial-ends']],
    ['a trial of a hidden business', hidden, trial, ['trial-ends', 'paid-hidden']],
    ['a trial that has a month left', visible, { ...trial, trialEnd: aDay(2026, 12, 22) }, []],
    ['a trial reported too late', visible, { ...trial, trialEnd: aDay(2026, 11, 20) }, []],
    [
      'a trial reported too late, of a hidden business',
      hidden,
      { ...trial, trialEnd: aDay(2026, 11, 20) },
      [],
    ],
    [
      'a trial that ended earlier today',
      hidden,
      { ...trial, trialEnd: aPointInTime('2026-11-22T07:00:00Z') },
      [],
    ],
    ['a cancelled trial', visible, { ...trial, cancelledAt: aDay(2026, 12, 1) }, ['ends']],
    ['a cancelled subscription', visible, ending, ['ends']],
    ['a paused subscription', hidden, paused, ['paused']],
    ['an unknown status', visible, unknown, ['unknown']],
    [
      'an unknown status and an expiring card',
      visible,
      { ...unknown, card: expiring },
      ['unknown', 'card-expiring'],
    ],
    [
      'an unknown status and an expired card',
      visible,
      { ...unknown, card: expired },
      ['unknown', 'card-expired'],
    ],
    ['three issues', hidden, { ...trial, card: expired }, ['card-expired', 'trial-ends', 'paid-hidden']],
  ] as const)('with %s', (_, business, subscription, kinds) => {
    expect(kindsOf(business, subscription)).toEqual(kinds);
  });

  it('name the charge that an expired card endangers', () => {
    expect(issuesOf(visible, active({ card: expired }), NOW)).toEqual([
      {
        kind: 'card-expired',
        expiry: { month: 9, year: 2026 },
        charge: { amount: aPlanItem().price, date: NEXT_CHARGE },
        announced: { amount: aPlanItem().price, date: NEXT_CHARGE },
      },
    ]);
  });

  it.each([
    ['a trial', { ...trial, card: expired }],
    ['a subscription without a date', active({ card: expired, nextBillingDate: undefined })],
  ])('announce no charge of %s', (_, subscription) => {
    expect(issuesOf(visible, subscription, NOW)).toContainEqual(
      expect.objectContaining({ kind: 'card-expired', announced: undefined }),
    );
  });

  it('name no date of a charge that is past', () => {
    const stale = active({ card: expired, nextBillingDate: aDay(2026, 11, 1) });
    expect(issuesOf(visible, stale, NOW)).toMatchObject([{ charge: { date: undefined } }]);
  });

  it.each([
    [{ month: 11, year: 2026 }, NEXT_CHARGE],
    [{ month: 12, year: 2025 }, NEXT_CHARGE],
    [{ month: 12, year: 2026 }, undefined],
    [{ month: 1, year: 2027 }, undefined],
    [undefined, undefined],
  ])('say that the card misses the charge only when its last month is earlier: %o', (expiry, missed) => {
    const subscription = active({ card: aSavedCard({ status: 'expiring', expiry }) });
    expect(issuesOf(visible, subscription, NOW)).toMatchObject([{ kind: 'card-expiring', missed }]);
  });

  it('count the month of a missed charge in the calendar of the business', () => {
    /* Still December in New York. */
    const nextBillingDate = aPointInTime('2027-01-01T03:00:00Z');
    const card = aSavedCard({ status: 'expiring', expiry: { month: 12, year: 2026 } });
    const missedIn = (timezone: string) =>
      issuesOf({ ...visible, timezone }, active({ card, nextBillingDate }), NOW);
    expect(missedIn('America/New_York')).toMatchObject([{ missed: undefined }]);
    expect(missedIn('Asia/Jerusalem')).toMatchObject([{ missed: nextBillingDate }]);
  });

  it.each([
    [aDay(2026, 11, 22), 0],
    [aDay(2026, 11, 23), 1],
    [aDay(2026, 12, 6), 14],
    /* 00:30 of the next day in Israel. */
    [aPointInTime('2026-11-22T22:30:00Z'), 1],
  ])('count the days of a trial in the calendar of the business: %o', (trialEnd, days) => {
    expect(issuesOf(visible, { ...trial, trialEnd }, NOW)).toMatchObject([{ kind: 'trial-ends', days }]);
  });

  it.each([
    ['a trial', trial, true],
    ['a subscription', active(), false],
  ])('say whether the hidden business has %s', (_, subscription, isTrial) => {
    expect(issuesOf(hidden, subscription, NOW)).toContainEqual({ kind: 'paid-hidden', isTrial });
  });

  it('name the price and the cycle that follow a trial', () => {
    expect(issuesOf(visible, trial, NOW)).toMatchObject([{ price: aPlanItem().price, cycle: 'monthly' }]);
  });

  it.each([
    [aDay(2026, 11, 22), true],
    [aDay(2026, 11, 23), false],
    /* 00:30 of the next day in Israel. */
    [aPointInTime('2026-11-22T22:30:00Z'), false],
  ])('say whether a cancelled subscription ends today: %o', (cancelledAt, isToday) => {
    expect(issuesOf(visible, { ...ending, cancelledAt }, NOW)).toMatchObject([{ kind: 'ends', isToday }]);
  });

  it('do not claim that a paused subscription hides a visible business', () => {
    expect(issuesOf(visible, paused, NOW)).toEqual([{ kind: 'paused', isHidden: false }]);
  });
});

describe('the order of the issues', () => {
  const cases: readonly (readonly [string, Business, Subscription | undefined])[] = [
    ['paused', hidden, paused],
    ['unknown', visible, unknown],
    ['card-expiring', visible, active({ card: expiring })],
    ['paid-hidden', hidden, active()],
    ['ends', visible, ending],
    ['trial-ends', visible, trial],
    ['no-plan', hidden, undefined],
    ['visible-unpaid', visible, undefined],
    ['card-expired', visible, active({ card: expired })],
  ];
  const businesses = cases.map(([id, business]) => ({ ...business, id: aBusinessId(id) }));
  const subscriptions = new Map(cases.map(([id, , subscription]) => [aBusinessId(id), subscription]));

  it('is by urgency', () => {
    const ids = issuesAmong(businesses, subscriptions, NOW).map(({ business }) => business.id);
    expect(ids).toEqual(ISSUE_KINDS);
  });

  it('is by date within a kind, and as listed on the same date', () => {
    const days = { late: 20, b: 2, a: 2 };
    const listed = Object.keys(days).map((id) => anActiveBusiness({ id }));
    const ends = new Map(
      Object.entries(days).map(([id, day]) => [
        aBusinessId(id),
        active({ cancelledAt: aDay(2026, 12, day), nextBillingDate: undefined }),
      ]),
    );
    const ids = issuesAmong(listed, ends, NOW).map(({ business }) => business.id);
    expect(ids).toEqual(['b', 'a', 'late']);
  });

  it('is by the date of the charge for expired cards, and those without a date come last', () => {
    const listed = ['undated', 'late', 'unknown', 'soon'].map((id) => anActiveBusiness({ id }));
    const cards = new Map([
      [aBusinessId('undated'), active({ card: expired, nextBillingDate: undefined })],
      [aBusinessId('late'), active({ card: expired, nextBillingDate: aDay(2026, 12, 20) })],
      [aBusinessId('unknown'), active({ card: expired, nextBillingDate: aDay(2026, 11, 1) })],
      [aBusinessId('soon'), active({ card: expired, nextBillingDate: aDay(2026, 12, 1) })],
    ]);
    const ids = issuesAmong(listed, cards, NOW).map(({ business }) => business.id);
    expect(ids).toEqual(['soon', 'late', 'undated', 'unknown']);
  });

  it('leaves out businesses whose subscription is not known', () => {
    expect(issuesAmong([visible], new Map(), NOW)).toEqual([]);
    expect(issuesAmong([visible], new Map([[visible.id, undefined]]), NOW)).toHaveLength(1);
  });
});
