/** Whose payment fields are shown (spec section 7). Any of them left empty: there are none (decision C62). */
export interface ChargebeeSettings {
  /** Where the provider's script is: it may only be had from the provider. */
  readonly scriptUrl: string;
  readonly site: string;
  readonly publishableKey: string;
}
