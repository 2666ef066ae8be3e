/** An event for the developers of this app. Contains no tokens, card data or personal data. */
export interface DiagnosticEvent {
  readonly event:
    | 'authentication-initialisation-failed'
    | 'identity-provider-unreachable'
    | 'sign-in-redirect-failed'
    | 'sign-in-not-started'
    | 'unreadable-data'
    | 'business-id-missing'
    | 'payment-provider-failed'
    | 'uncaught-error'
    | 'unhandled-rejection'
    | 'render-error'
    | 'recovered-render-error'
    | 'policy-violation';
  /** A description in English. */
  readonly detail: string;
  /** Stack frames in files of this app, innermost first, each as `/assets/<file>.js:<line>:<column>`. */
  readonly frames?: readonly string[] | undefined;
}

export interface Diagnostics {
  report(event: DiagnosticEvent): void;
}
