export interface RefusedField<Name extends string> {
  readonly field: Name;
  /** The text of the server, not validated. */
  readonly message: string | undefined;
}
