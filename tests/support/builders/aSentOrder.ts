import {
  contentFingerprintOf,
  fingerprintWithCardOf,
  type OrderContent,
  type SentOrder,
} from '@/domain/subscription/SentOrder';
import { aMoment } from './aMoment';
import { anOrderKey } from './anOrderKey';
import { aPlanId } from './aPlanId';

/** A first order of the plan of `aPlan`, sent at `aMoment`. */
export function aSentOrder(
  overrides: Partial<Omit<SentOrder, 'content' | 'fingerprintOrdered'> & OrderContent> = {},
): SentOrder {
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
export function asSeenByOtherTab(order: SentOrder): SentOrder {
  return { ...order, content: undefined };
}
