/* The packages of tests/trust/package.json are not installed for the type check. */

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
