/** The Chargebee account (spec section 7). */
export interface ChargebeeSettings {
  /** The URL of Chargebee.js. The provider does not permit hosting it elsewhere. */
  readonly scriptUrl: string;
  readonly site: string;
  readonly publishableKey: string;
}
