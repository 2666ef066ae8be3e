/** What the checker finds wrong, and where. */
export interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary?: string | undefined;
  }[];
}

/** What the checker has judged, one way or the other. */
export interface Judged {
  readonly nodes: readonly { readonly element?: Element | undefined }[];
}

/** A window that the checker may have been brought into. */
export interface CheckedWindow {
  readonly axe?: {
    run(
      context: Document | { readonly include: readonly Element[] },
      options: object,
    ): Promise<{ readonly violations: readonly (Violation & Judged)[]; readonly passes: readonly Judged[] }>;
  };
}
