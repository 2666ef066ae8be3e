/** The functions of a test runner that a contract uses. Vitest and Playwright both have them. */
export interface ContractRunner {
  readonly describe: (name: string, body: () => void) => void;
  readonly it: (name: string, body: () => Promise<void>) => void;
  readonly expect: Expect;
}

interface Expect {
  (actual: unknown): Expectations;
  any(kind: unknown): unknown;
  stringContaining(part: string): unknown;
  stringMatching(pattern: RegExp): unknown;
}

interface Expectations {
  readonly not: Expectations;
  toBe(expected: unknown): void;
  toContain(expected: unknown): void;
  toEqual(expected: unknown): void;
  toHaveLength(expected: number): void;
  toMatchObject(expected: Record<string, unknown>): void;
}
