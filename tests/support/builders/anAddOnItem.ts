import { Money } from '@/domain/shared/Money';
import type { AddOnItem } from '@/domain/subscription/Subscription';
import { anAddOnId } from './anAddOnId';

type AddOnItemOverrides = Partial<Omit<AddOnItem, 'type' | 'id'>> & { readonly id?: string };

/** A subscription item of the add-on of `anAddOn`, for 10 shekels a month. */
export function anAddOnItem({ id, ...overrides }: AddOnItemOverrides = {}): AddOnItem {
  return {
    type: 'addon',
    id: anAddOnId(id),
    name: 'More photos',
    price: Money.agorot(1000),
    quantity: 1,
    ...overrides,
  };
}
