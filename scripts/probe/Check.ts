/** What the probe checked, and what it found. It passed when it found no problem. */
export interface Check {
  readonly name: string;
  /** What was expected and what was seen, as sentences for the operator. */
  readonly problems: readonly string[];
}

/** Sends a request like `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** In milliseconds. */
const TIMEOUT = 20_000;

export async function sendWithTimeout(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
}

/** Runs a check. A request without an answer is its problem. */
export async function check(name: string, find: () => Promise<readonly string[]>): Promise<Check> {
  try {
    return { name, problems: await find() };
  } catch (error) {
    return { name, problems: [`expected an answer, saw ${reasonOf(error)}`] };
  }
}

/** `fetch` hides why it failed in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** A problem unless both are equal. */
export function compare(what: string, expected: string, seen: string | null | undefined): readonly string[] {
  return seen === expected ? [] : [`expected ${what} ${expected}, saw ${seen ?? 'none'}`];
}
