import type { UserId } from '@/domain/identity/User';
import type { Clock } from '@/application/ports/Clock';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import { isRecordOf, recordKeyText, type RecordKey } from '@/application/ports/SubscriptionKey';
import type { RecordSchema } from './RecordSchema';
import { removeItems } from './removeItems';
import { BrowserSessionRecord } from './BrowserSessionRecord';

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

  clearAll(except?: UserId): void {
    const { name: prefix } = this.kind;
    removeItems(
      this.storage,
      prefix,
      (name) => except !== undefined && isRecordOf(except, name.slice(prefix.length)),
    );
  }

  #record(key: Key): BrowserSessionRecord<Value> {
    const kind = { ...this.kind, name: this.kind.name + recordKeyText(key) };
    return new BrowserSessionRecord(this.storage, kind, this.schema, this.clock);
  }
}
