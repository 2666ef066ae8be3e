import * as v from 'valibot';
import type { WirePlan } from '../world/WireWorld';
import { json, type SqlDatabase } from './SqlDatabase';

const ROW = v.object({ record: json(v.record(v.string(), v.unknown())) });

/** The catalogue in the order of its responses. */
export class Plans {
  constructor(private readonly database: SqlDatabase) {}

  all(): readonly WirePlan[] {
    return this.database.rows(ROW, 'SELECT record FROM plans ORDER BY position').map(({ record }) => record);
  }

  add(plans: readonly WirePlan[]): void {
    this.database.insertAll(
      'INSERT INTO plans (record) SELECT value ->> 0',
      plans.map((plan) => [JSON.stringify(plan)]),
    );
  }
}
