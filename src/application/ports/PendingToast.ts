/** A toast that the next document of this tab shows, for example after the wizard. `message` is a translation key. */
export interface PendingToast {
  readonly kind: 'success' | 'error';
  readonly message: string;
  /** The values of the text, such as a date. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}
