import * as v from 'valibot';
import type { WireItem, WireSubscription } from '../world/WireWorld';
import type { SqlDatabase } from './SqlDatabase';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const ROW = v.object({
  status: v.string(),
  cancelled_at: number,
  cancel_reason: text,
  trial_end: number,
  next_billing_date: number,
  period_unit: text,
});

const ITEM_ROW = v.object({
  item_type: v.picklist(['Plan', 'Addon']),
  id: v.string(),
  name: v.string(),
  external_name: text,
  price: v.number(),
  quantity: number,
});

const CARD_ROW = v.object({
  last_four: v.string(),
  card_type: text,
  mask_number: text,
  status: v.string(),
  expiry_month: number,
  expiry_year: number,
});

export class Subscriptions {
  constructor(private readonly database: SqlDatabase) {}

  find(businessId: string): WireSubscription | undefined {
    const row = this.database.row(ROW, 'SELECT * FROM subscriptions WHERE business_id = ?', businessId);
    if (row === undefined) return undefined;
    const itemsOf = 'SELECT * FROM subscription_items WHERE business_id = ? ORDER BY position';
    const cardOf = 'SELECT * FROM cards WHERE business_id = ?';
    return {
      ...row,
      items: this.database.rows(ITEM_ROW, itemsOf, businessId).map(itemFrom),
      card: this.database.row(CARD_ROW, cardOf, businessId) ?? null,
    };
  }

  save(businessId: string, subscription: WireSubscription): void {
    this.database.transaction(() => {
      this.database.run('DELETE FROM subscriptions WHERE business_id = ?', businessId);
      this.database.run(
        'INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?)',
        businessId,
        subscription.status,
        subscription.cancelled_at,
        subscription.cancel_reason,
        subscription.trial_end,
        subscription.next_billing_date,
        subscription.period_unit,
      );
      this.#saveItems(businessId, subscription.items);
      this.#saveCard(businessId, subscription.card);
    });
  }

  #saveItems(businessId: string, items: readonly WireItem[]): void {
    this.database.insertAll(
      'INSERT INTO subscription_items SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7',
      items.map((item, position) => [
        businessId,
        position,
        item.item_type,
        item.id,
        item.name,
        item.external_name ?? null,
        item.price,
        item.quantity ?? null,
      ]),
    );
  }

  #saveCard(businessId: string, card: WireSubscription['card']): void {
    if (card === null) return;
    this.database.run(
      'INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?)',
      businessId,
      card.last_four,
      card.card_type,
      card.mask_number,
      card.status,
      card.expiry_month,
      card.expiry_year,
    );
  }
}

function itemFrom({ external_name, quantity, ...item }: v.InferOutput<typeof ITEM_ROW>): WireItem {
  return {
    ...item,
    ...(external_name === null ? {} : { external_name }),
    ...(quantity === null ? {} : { quantity }),
  };
}
