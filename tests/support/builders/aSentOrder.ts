import type { SentOrder } from '@/domain/subscription/SentOrder';
import { aMoment } from './aMoment';
import { aPlanId } from './aPlanId';

/** A first order of the plan of `aPlan`, sent at the moment of `aMoment`. */
export function aSentOrder(deviation: Partial<SentOrder> = {}): SentOrder {
  return {
    kind: 'create',
    cycle: 'monthly',
    planId: aPlanId(),
    addOns: [],
    fingerprintBefore: 'none',
    sentAt: aMoment(),
    ...deviation,
  };
}
