import { NOOR } from '../../../src/adapters/in-memory/world/seeds/demoUsers';
import type { WireSubscription, WireWorld } from '../../stack/api/world/WireWorld';
import type { CellOrderKind } from './Cell';

const DAY_IN_SECONDS = 24 * 60 * 60;

/** A business of Noor Haddad, with the subscription that an order of this kind needs. */
export function cellWorld(id: string, kind: CellOrderKind): Pick<WireWorld, 'businesses' | 'subscriptions'> {
  const name = `Business ${id}`;
  return {
    businesses: [
      {
        id,
        ownerId: NOOR,
        status: 'inactive',
        isActive: false,
        multiLanguageData: { name: { en: name, he: name, ar: name } },
      },
    ],
    subscriptions: kind === 'create' ? {} : { [id]: subscriptionFor(kind) },
  };
}

function subscriptionFor(kind: CellOrderKind): WireSubscription {
  const inDays = (days: number): number => Math.floor(Date.now() / 1000) + days * DAY_IN_SECONDS;
  const isCancelled = kind === 'reactivate';
  return {
    status: 'Active',
    cancelled_at: isCancelled ? inDays(12) : null,
    cancel_reason: isCancelled ? 'not_needed' : null,
    trial_end: null,
    next_billing_date: isCancelled ? null : inDays(12),
    period_unit: 'month',
    items: [{ item_type: 'Plan', id: 'professional-monthly', name: 'Professional', price: 14_900 }],
    card: {
      last_four: '4242',
      card_type: 'visa',
      mask_number: '************4242',
      status: 'valid',
      expiry_month: 8,
      expiry_year: new Date().getFullYear() + 3,
    },
  };
}
