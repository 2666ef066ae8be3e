/**
 * A notice for the next document of this tab, such as after leaving the wizard or being signed out. `message` names a
 * text, `detail` is data.
 */
export interface PendingNotice {
  readonly kind: 'success' | 'error';
  readonly message: string;
  readonly detail?: string | undefined;
}
