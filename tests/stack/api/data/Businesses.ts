import * as v from 'valibot';
import type { WireBusiness } from '../world/WireWorld';
import { json, type SqlDatabase } from './SqlDatabase';

const ROW = v.object({
  id: v.string(),
  owner_id: v.nullable(v.string()),
  status: v.nullable(v.string()),
  is_active: v.nullable(v.number()),
  details: json(v.record(v.string(), v.unknown())),
});

const INSERT = `INSERT OR REPLACE INTO businesses (id, owner_id, status, is_active, details)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4`;

const FIND = `SELECT businesses.* FROM json_each(?) AS asked JOIN businesses ON businesses.id = asked.value
  ORDER BY asked.key`;

export class Businesses {
  constructor(private readonly database: SqlDatabase) {}

  find(id: string): WireBusiness | undefined {
    return this.findAll([id]).at(0);
  }

  /** Keeps the order of the ids, and omits ids without a business. */
  findAll(ids: readonly string[]): readonly WireBusiness[] {
    return this.database.rows(ROW, FIND, JSON.stringify(ids)).map(businessFrom);
  }

  /** Inserts the businesses, or replaces those with the same ids. */
  put(businesses: readonly WireBusiness[]): void {
    this.database.insertAll(INSERT, businesses.map(rowOf));
  }

  changeStatus(id: string, status: 'active' | 'inactive'): void {
    const isActive = status === 'active' ? 1 : 0;
    this.database.run('UPDATE businesses SET status = ?, is_active = ? WHERE id = ?', status, isActive, id);
  }

  remove(id: string): void {
    this.database.transaction(() => {
      this.database.run('DELETE FROM subscriptions WHERE business_id = ?', id);
      this.database.run('DELETE FROM businesses WHERE id = ?', id);
    });
  }
}

function businessFrom(row: v.InferOutput<typeof ROW>): WireBusiness {
  return {
    ...row.details,
    id: row.id,
    ...(row.owner_id === null ? {} : { ownerId: row.owner_id }),
    ...(row.status === null ? {} : { status: row.status }),
    ...(row.is_active === null ? {} : { isActive: row.is_active === 1 }),
  };
}

function rowOf({ id, ownerId, status, isActive, ...details }: WireBusiness) {
  const flag = isActive === true ? 1 : 0;
  return [
    id,
    ownerId ?? null,
    status ?? null,
    typeof isActive === 'boolean' ? flag : null,
    JSON.stringify(details),
  ] as const;
}
