/** The URLs of the measured sites, each without a trailing slash. */
export interface Sites {
  /** The product as it is deployed. */
  readonly product: string;
  /** Its pages and screens as plain HTML. */
  readonly twins: string;
  /** The same application as a single script. */
  readonly oneChunk: string;
  /** The product built from another commit, if one is given. */
  readonly earlier: string | undefined;
  /** The product once more, if an earlier build is given. A difference below that of two equal builds is none. */
  readonly control: string | undefined;
}
