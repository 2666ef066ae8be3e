/** What a kind of record looks like in the storage, as JSON. */
export interface RecordSchema<Value> {
  /** Undefined for anything else than a value of this kind. */
  parse(stored: unknown): Value | undefined;
  /** Selects what is stored of a value; without it the whole value is. Throws for a value that must not be stored. */
  select?(value: Value): unknown;
}
