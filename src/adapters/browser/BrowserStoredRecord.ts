import type { Clock } from '@/application/ports/Clock';
import { isExpired, type RecordKind } from '@/application/ports/recordKinds';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { RecordSchema } from './RecordSchema';
import { readItem, writeItem } from '../storage/storageItems';

/** Stores one value as JSON. It imports no package, because every visitor loads this file. */
export class BrowserStoredRecord<Value> implements StoredRecord<Value> {
  constructor(
    private readonly storage: () => Storage,
    private readonly kind: RecordKind<Value>,
    private readonly schema: RecordSchema<Value>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  load(): Value | undefined {
    const text = readItem(this.storage, this.kind.storageKey);
    const value = text === undefined ? undefined : this.#parse(text);
    if (value === undefined || !isExpired(this.kind, value, this.clock.now())) return value;
    this.clear();
    return undefined;
  }

  save(value: Value): void {
    /* If storing fails, the earlier value must not be read in its place. */
    this.clear();
    try {
      writeItem(this.storage, this.kind.storageKey, JSON.stringify(this.schema.select?.(value) ?? value));
    } catch {
      /* The schema rejects the value, for example because it is too long. */
    }
  }

  clear(): void {
    writeItem(this.storage, this.kind.storageKey, undefined);
  }

  #parse(text: string): Value | undefined {
    try {
      return this.schema.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
}
