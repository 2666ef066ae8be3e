import type { Clock } from '@/application/ports/Clock';
import type { RecordsKind } from '@/application/ports/recordKinds';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import { InMemorySessionRecord } from './InMemorySessionRecord';

/** Stores one value per key in memory. */
export class InMemorySessionRecords<Key, Value> implements SessionRecords<Key, Value> {
  readonly #records = new Map<string, InMemorySessionRecord<Value>>();

  constructor(
    private readonly kind: RecordsKind<Key, Value>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(key: Key): Value | undefined {
    return this.#records.get(this.kind.keyText(key))?.load();
  }

  save(key: Key, value: Value): void {
    const record = new InMemorySessionRecord(this.kind, this.clock);
    record.save(value);
    this.#records.set(this.kind.keyText(key), record);
  }

  clear(key: Key): void {
    this.#records.delete(this.kind.keyText(key));
  }

  clearAll(): void {
    this.#records.clear();
  }
}
