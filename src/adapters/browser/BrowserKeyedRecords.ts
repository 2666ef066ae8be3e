import type { UserId } from '@/domain/identity/User';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import { isRecordOf, recordKeyText, type RecordKey } from '@/application/ports/recordKeys';
import type { RecordSchema } from './RecordSchema';
import { removeItems } from '../storage/removeItems';
import { BrowserStoredRecord } from './BrowserStoredRecord';
import { itemNames } from '../storage/storageItems';

/** One value per key, as JSON. */
export class BrowserKeyedRecords<Key extends RecordKey, Value> implements KeyedRecords<Key, Value> {
  constructor(
    private readonly storage: () => Storage,
    private readonly kind: RecordKind<Value>,
    private readonly schema: RecordSchema<Value>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(key: Key): Value | undefined {
    return this.#record(key).load();
  }

  save(key: Key, value: Value): void {
    this.#record(key).save(value);
  }

  clear(key: Key): void {
    this.#record(key).clear();
  }

  updateAll(change: (value: Value) => Value): void {
    for (const name of itemNames(this.storage, this.kind.storageKey)) {
      const record = this.#recordNamed(name);
      const value = record.load();
      if (value !== undefined) record.save(change(value));
    }
  }

  clearAll(except?: UserId): void {
    const { storageKey: prefix } = this.kind;
    removeItems(
      this.storage,
      prefix,
      (name) => except !== undefined && isRecordOf(except, name.slice(prefix.length)),
    );
  }

  #record(key: Key): BrowserStoredRecord<Value> {
    return this.#recordNamed(this.kind.storageKey + recordKeyText(key));
  }

  #recordNamed(name: string): BrowserStoredRecord<Value> {
    return new BrowserStoredRecord(this.storage, { ...this.kind, storageKey: name }, this.schema, this.clock);
  }
}
