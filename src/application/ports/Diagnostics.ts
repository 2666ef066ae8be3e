/** Something an engineer should know and an owner need not. Never holds tokens, card data or personal data. */
export interface DiagnosticEvent {
  readonly event:
    | 'authentication-initialisation-failed'
    | 'sign-in-redirect-failed'
    | 'sign-in-not-started'
    | 'session-restore-failed'
    | 'unreadable-data'
    | 'business-id-missing'
    | 'payment-provider-failed'
    | 'uncaught-error';
  /** What exactly, in English. */
  readonly detail: string;
}

export interface Diagnostics {
  report(event: DiagnosticEvent): void;
}
