import type { Clock } from '@/application/ports/Clock';
import { isExpired, type RecordKind } from '@/application/ports/recordKinds';
import type { StoredRecord } from '@/application/ports/StoredRecord';

/** Stores one value in memory. */
export class InMemoryStoredRecord<Value> implements StoredRecord<Value> {
  #value: Value | undefined;

  constructor(
    private readonly kind: RecordKind<Value>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(): Value | undefined {
    const value = this.#value;
    if (value === undefined || !isExpired(this.kind, value, this.clock.now())) return value;
    this.clear();
    return undefined;
  }

  save(value: Value): void {
    this.#value = value;
  }

  clear(): void {
    this.#value = undefined;
  }
}
