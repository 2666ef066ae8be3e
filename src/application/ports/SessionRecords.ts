import type { UserId } from '@/domain/identity/User';

/**
 * One value in the session storage of this tab. An unreadable or expired value counts as none (recordKinds.ts and
 * ownerRecords.ts have the lifetimes). Full or blocked storage loses the value without an error.
 */
export interface SessionRecord<Value> {
  load(): Value | undefined;
  /** Replaces the value. */
  save(value: Value): void;
  clear(): void;
}

/**
 * One value per key in the session storage of this tab, or in the local storage where its kind says so. Behaves like
 * `SessionRecord`.
 */
export interface SessionRecords<Key, Value> {
  load(key: Key): Value | undefined;
  /** Replaces the value of the same key. */
  save(key: Key, value: Value): void;
  clear(key: Key): void;
  /** Replaces each value by `change(value)`. */
  updateAll(change: (value: Value) => Value): void;
  /** Clears the values of all keys, except those of the given owner. */
  clearAll(except?: UserId): void;
}
