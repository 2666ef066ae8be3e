/** The stored JSON format of a kind of record. */
export interface RecordSchema<Value> {
  /** Returns undefined for an invalid value. */
  parse(stored: unknown): Value | undefined;
  /** Selects the stored fields of a value. Without it, the whole value is stored. Throws for an invalid value. */
  select?(value: Value): unknown;
}
