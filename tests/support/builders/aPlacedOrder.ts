import {
  contentFingerprintOf,
  fingerprintWithCardOf,
  type OrderContent,
  type PlacedOrder,
} from '@/domain/subscription/PlacedOrder';
import { aMoment } from './aMoment';
import { anOrderKey } from './anOrderKey';
import { aPlanId } from './aPlanId';

/** A first order of the plan of `aPlan`, sent at `aMoment`. */
export function aPlacedOrder(
  overrides: Partial<Omit<PlacedOrder, 'content' | 'fingerprintOrdered'> & OrderContent> = {},
): PlacedOrder {
  const { cycle = 'monthly', planId = aPlanId(), addOns = [], ...rest } = overrides;
  const content = { cycle, planId, addOns };
  return {
    kind: 'create',
    key: anOrderKey(),
    content,
    fingerprintBefore: fingerprintWithCardOf(undefined),
    fingerprintOrdered: contentFingerprintOf(content),
    sentAt: aMoment(),
    ...rest,
  };
}

/** The same order as another tab finds it, without its content. */
export function asSeenByOtherTab(order: PlacedOrder): PlacedOrder {
  return { ...order, content: undefined };
}
