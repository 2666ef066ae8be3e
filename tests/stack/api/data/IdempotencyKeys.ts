import * as v from 'valibot';
import type { SqlDatabase } from './SqlDatabase';

const ROW = v.object({ fingerprint: v.string(), status: v.number(), body: v.string() });

/** The first response to a request with an idempotency key, and a hash of the request. */
type StoredResponse = v.InferOutput<typeof ROW>;

/** A key together with its owner. Equal keys of different owners are independent. */
export interface OwnedKey {
  readonly ownerId: string;
  readonly key: string;
}

/** The lifetime of a key in milliseconds: 24 hours. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

export class IdempotencyKeys {
  constructor(private readonly database: SqlDatabase) {}

  /** @param now In milliseconds since 1970. */
  find({ ownerId, key }: OwnedKey, now: number): StoredResponse | undefined {
    return this.database.row(
      ROW,
      'SELECT * FROM idempotency_keys WHERE owner_id = ? AND idempotency_key = ? AND saved_at > ?',
      ownerId,
      key,
      now - KEY_LIFETIME,
    );
  }

  /** Stores only the first response, and deletes expired keys. */
  add({ ownerId, key }: OwnedKey, response: StoredResponse, now: number): void {
    this.database.run('DELETE FROM idempotency_keys WHERE saved_at <= ?', now - KEY_LIFETIME);
    this.database.run(
      'INSERT OR IGNORE INTO idempotency_keys VALUES (?, ?, ?, ?, ?, ?)',
      ownerId,
      key,
      response.fingerprint,
      response.status,
      response.body,
      now,
    );
  }
}
