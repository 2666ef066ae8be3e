/**
 * A notice that the next document of this tab shows, for example after the wizard or a sign-out. `message` is a
 * translation key, `detail` is data.
 */
export interface PendingNotice {
  readonly kind: 'success' | 'error';
  readonly message: string;
  readonly detail?: string | undefined;
}
