/** A notice that is to be shown in the next document of this tab. `message` names a text, `detail` is data. */
export interface PendingNotice {
  readonly kind: 'success' | 'error';
  readonly message: string;
  readonly detail?: string | undefined;
}

/** Carries notices across a full document load, such as leaving the wizard or being signed out. */
export interface PendingNoticeStore {
  leave(notice: PendingNotice): void;
  /** What was left, oldest first; a second call answers nothing. */
  take(): readonly PendingNotice[];
}
