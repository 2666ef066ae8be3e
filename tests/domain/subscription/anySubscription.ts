import fc from 'fast-check';
import { DAY } from '@/domain/shared/plainDate';
import { Money } from '@/domain/shared/Money';
import { instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aMoment } from '../../support/builders/aMoment';
import { aPlanItem } from '../../support/builders/aPlanItem';
import { aSavedCard } from '../../support/builders/aSavedCard';
import { aSubscription } from '../../support/builders/aSubscription';

/** Within 60 days of 22.11.2026. */
const anyDate = fc.integer({ min: -60, max: 60 }).map((days): PointInTime => {
  return { kind: 'instant', instant: instant(aMoment('2026-11-22T07:41:00Z') + days * DAY) };
});
const optionalDate = fc.option(anyDate, { nil: undefined });

const anyPrice = fc.record({
  minor: fc.nat({ max: 1_000_000 }),
  currency: fc.constantFrom('ILS', 'ILS', 'ILS', 'USD'),
});

/** Any subscription of one plan, with any status, dates, price and card. */
export const anySubscription: fc.Arbitrary<Subscription> = fc
  .record({
    status: fc.constantFrom('Active', 'InTrial', 'Paused', 'NonRenewing', 'cancelled'),
    cancelledAt: fc.option(anyDate, { nil: undefined, freq: 3 }),
    trialEnd: optionalDate,
    nextBillingDate: optionalDate,
    periodUnit: fc.constantFrom('month', 'year', undefined),
    price: fc.option(anyPrice, { nil: undefined, freq: 6 }),
    card: fc.option(
      fc.record({
        status: fc.constantFrom('valid', 'expiring', 'expired'),
        expiry: fc.option(
          fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.constantFrom(2026, 2027) }),
          { nil: undefined },
        ),
      }),
      { nil: undefined },
    ),
  })
  .map(({ price, card, ...rest }) =>
    aSubscription({
      ...rest,
      items: [
        aPlanItem({ price: price === undefined ? undefined : Money.parse(price.minor, price.currency) }),
      ],
      card: card === undefined ? undefined : aSavedCard(card),
    }),
  );
