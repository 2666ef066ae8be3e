import type { UserId } from '@/domain/identity/User';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import { isRecordOf, recordKeyText, type RecordKey } from '@/application/ports/recordKeys';
import { InMemoryStoredRecord } from './InMemoryStoredRecord';

/** Keeps the values for as long as the document lives. */
export class InMemoryKeyedRecords<Key extends RecordKey, Value> implements KeyedRecords<Key, Value> {
  readonly #records = new Map<string, InMemoryStoredRecord<Value>>();

  constructor(
    private readonly kind: RecordKind<Value>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(key: Key): Value | undefined {
    return this.#records.get(recordKeyText(key))?.load();
  }

  save(key: Key, value: Value): void {
    const record = new InMemoryStoredRecord(this.kind, this.clock);
    record.save(value);
    this.#records.set(recordKeyText(key), record);
  }

  clear(key: Key): void {
    this.#records.delete(recordKeyText(key));
  }

  updateAll(change: (value: Value) => Value): void {
    for (const record of this.#records.values()) {
      const value = record.load();
      if (value !== undefined) record.save(change(value));
    }
  }

  clearAll(except?: UserId): void {
    for (const key of this.#records.keys())
      if (except === undefined || !isRecordOf(except, key)) this.#records.delete(key);
  }
}
