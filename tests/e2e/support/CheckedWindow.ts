/** A violation that axe reports, with the elements it concerns. */
export interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string | undefined;
  }[];
}

/** The elements that axe has judged, whether they passed or failed. */
interface Judged {
  readonly nodes: readonly { readonly element?: Element | undefined }[];
}

/** A window into which axe may have been injected. */
export interface CheckedWindow {
  readonly axe?: {
    run(
      context: Document | { readonly include: readonly Element[] },
      options: object,
    ): Promise<{ readonly violations: readonly (Violation & Judged)[]; readonly passes: readonly Judged[] }>;
  };
}
