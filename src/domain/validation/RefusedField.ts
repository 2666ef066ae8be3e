/** A field whose value the server did not accept. */
export interface RefusedField<Name extends string> {
  readonly field: Name;
  /** The server's own text, unchecked. */
  readonly message: string | undefined;
}
