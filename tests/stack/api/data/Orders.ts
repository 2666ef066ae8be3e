import * as v from 'valibot';
import { json, type SqlDatabase } from './SqlDatabase';

const ROW = v.object({
  number: v.number(),
  business_id: v.string(),
  kind: v.picklist(['create', 'update']),
  plan_id: v.string(),
  addon_ids: json(v.array(v.string())),
  total: v.number(),
  paid_by: v.picklist(['new-card', 'saved-card']),
});

/** An executed and charged order. */
export type PlacedOrder = v.InferOutput<typeof ROW>;

export class Orders {
  constructor(private readonly database: SqlDatabase) {}

  all(): readonly PlacedOrder[] {
    return this.database.rows(ROW, 'SELECT * FROM orders ORDER BY number');
  }

  add(order: Omit<PlacedOrder, 'number'>): void {
    this.database.run(
      'INSERT INTO orders (business_id, kind, plan_id, addon_ids, total, paid_by) VALUES (?, ?, ?, ?, ?, ?)',
      order.business_id,
      order.kind,
      order.plan_id,
      JSON.stringify(order.addon_ids),
      order.total,
      order.paid_by,
    );
  }
}
