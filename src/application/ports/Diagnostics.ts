/** An event for the developers of this app. Contains no tokens, card data or personal data. */
export interface DiagnosticEvent {
  readonly event:
    | 'authentication-initialisation-failed'
    | 'identity-provider-unreachable'
    | 'sign-in-redirect-failed'
    | 'sign-in-not-started'
    | 'unreadable-data'
    | 'request-failed'
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
  /** What took time until the event. */
  readonly span?: FailedSpan | undefined;
}

/** An operation that failed. It ended with the event. */
export interface FailedSpan {
  /** One of few names. */
  readonly name: string;
  /** In milliseconds. */
  readonly duration: number;
}

export interface Diagnostics {
  report(event: DiagnosticEvent): void;
}
