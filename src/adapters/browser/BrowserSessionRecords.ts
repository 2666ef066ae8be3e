import type { UserId } from '@/domain/identity/User';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import { isRecordOf, recordKeyText, type RecordKey } from '@/application/ports/recordKeys';
import type { RecordSchema } from './RecordSchema';
import { removeItems } from './removeItems';
import { BrowserSessionRecord } from './BrowserSessionRecord';
import { itemNames } from './storageItems';

/** One value per key, as JSON. */
export class BrowserSessionRecords<Key extends RecordKey, Value> implements SessionRecords<Key, Value> {
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
    for (const name of itemNames(this.storage, this.kind.name)) {
      const record = this.#recordNamed(name);
      const value = record.load();
      if (value !== undefined) record.save(change(value));
    }
  }

  clearAll(except?: UserId): void {
    const { name: prefix } = this.kind;
    removeItems(
      this.storage,
      prefix,
      (name) => except !== undefined && isRecordOf(except, name.slice(prefix.length)),
    );
  }

  #record(key: Key): BrowserSessionRecord<Value> {
    return this.#recordNamed(this.kind.name + recordKeyText(key));
  }

  #recordNamed(name: string): BrowserSessionRecord<Value> {
    return new BrowserSessionRecord(this.storage, { ...this.kind, name }, this.schema, this.clock);
  }
}
