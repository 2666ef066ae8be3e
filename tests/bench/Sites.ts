/** The addresses of everything that is measured, each without a slash at the end. */
export interface Sites {
  /** The product as it is delivered. */
  readonly product: string;
  /** Its pages and screens as plain HTML. */
  readonly twins: string;
  /** The same application in one script that every document starts with. */
  readonly oneChunk: string;
}
