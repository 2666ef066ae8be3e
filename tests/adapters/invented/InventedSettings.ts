/** The account at the invented provider. */
export interface InventedSettings {
  readonly invented: { readonly url: string; readonly key: string };
}
