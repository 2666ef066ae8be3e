import type { UserId } from '@/domain/identity/User';

/**
 * One stored value, in the session storage of this tab unless its kind says otherwise. An unreadable value counts as
 * none, and so does an expired one, which is also removed when it is loaded (recordKinds.ts and ownerRecords.ts have
 * the lifetimes). Full or blocked storage loses the value without an error.
 */
export interface StoredRecord<Value> {
  load(): Value | undefined;
  save(value: Value): void;
  clear(): void;
}

/** One stored value per key. Behaves like `StoredRecord`. */
export interface KeyedRecords<Key, Value> {
  load(key: Key): Value | undefined;
  save(key: Key, value: Value): void;
  clear(key: Key): void;
  updateAll(change: (value: Value) => Value): void;
  /** Clears the values of all keys, except those of the given owner. */
  clearAll(except?: UserId): void;
}
