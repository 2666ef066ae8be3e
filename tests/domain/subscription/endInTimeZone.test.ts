import { describe, expect, it } from 'vitest';
import { issuesOf } from '@/domain/business/issues';
import { readinessOf } from '@/domain/business/readiness';
import type { LocalTime } from '@/domain/shared/plainDate';
import { cardChangeObstacleOf } from '@/domain/subscription/cardChange';
import { changesOf } from '@/domain/subscription/orderChanges';
import { orderKindFor } from '@/domain/subscription/PlacedOrder';
import { initialSelection } from '@/domain/subscription/PlanSelection';
import { retiredPlanOf } from '@/domain/subscription/retiredPlan';
import { isOver, relativeDayOfEnd } from '@/domain/subscription/Subscription';
import { upcomingDatesOf } from '@/domain/subscription/upcomingDates';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anActiveBusiness } from '@tests/support/builders/aBusiness';
import { aDay, aLocalTime } from '@tests/support/builders/aMoment';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';

const END = aDay(2026, 12, 1);
const ENDING = aSubscription({ cancelledAt: END });
const RETIRED = aSubscription({ cancelledAt: END, items: [aPlanItem({ id: 'retired' })] });

/** What each rule says of a subscription that is cancelled for the first of December, without a time. */
const RULES: Readonly<Record<string, (at: LocalTime) => unknown>> = {
  isOver: (at) => isOver(ENDING, at),
  relativeDayOfEnd: (at) => relativeDayOfEnd(END, at) === 'past',
  issuesOf: ({ now, timeZone: timezone }) =>
    issuesOf(anActiveBusiness({ timezone }), ENDING, now)[0]?.kind === 'visible-unpaid',
  readinessOf: ({ now, timeZone: timezone }) =>
    readinessOf(anActiveBusiness({ timezone }), { kind: 'present', subscription: ENDING }, now).steps.plan ===
    'missing',
  orderKindFor: (at) => orderKindFor(ENDING, at) === 'create',
  changesOf: (at) => changesOf(aSelection(), ENDING, at).includes('subscription'),
  cardChangeObstacleOf: (at) => cardChangeObstacleOf(ENDING, [], at) === 'no-subscription',
  retiredPlanOf: (at) => retiredPlanOf(RETIRED, aCatalog(), at) === undefined,
  initialSelection: (at) => initialSelection(aCatalog(), RETIRED, at).retired.length === 0,
  upcomingDatesOf: (at) => upcomingDatesOf(ENDING, at).length === 0,
};

describe('a subscription with an end date without a time', () => {
  describe.each([
    ['has not ended while it is still that day there', 'America/New_York', '2026-12-01T22:30:00Z', false],
    ['has ended when that day is over there', 'America/New_York', '2026-12-02T05:00:00Z', true],
    ['has ended when that day is over there already', 'Asia/Tokyo', '2026-12-01T15:00:00Z', true],
    ['has not ended while it is still that day in Israel', undefined, '2026-12-01T21:59:00Z', false],
    ['has ended when that day is over in Israel', undefined, '2026-12-01T22:00:00Z', true],
  ] as const)('of a business that %s (%s)', (_what, timeZone, now, hasEnded) => {
    it.each(Object.keys(RULES))('%s', (name) => {
      expect(RULES[name]?.(aLocalTime(now, timeZone))).toBe(hasEnded);
    });
  });
});
