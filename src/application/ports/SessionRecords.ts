/**
 * One value in the session storage of this tab. A value that cannot be read, or has expired (recordKinds.ts), counts as none.
 * Storage that is full or blocked loses the value and never stops the app.
 */
export interface SessionRecord<Value> {
  load(): Value | undefined;
  /** Replaces the value. */
  save(value: Value): void;
  clear(): void;
}

/** One such value per key. */
export interface SessionRecords<Key, Value> {
  load(key: Key): Value | undefined;
  /** Replaces the value of the same key. */
  save(key: Key, value: Value): void;
  clear(key: Key): void;
  /** Clears the values of every key, as at sign-out. */
  clearAll(): void;
}
