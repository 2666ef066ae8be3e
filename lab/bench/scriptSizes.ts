import type { Tab } from './Phone';

export interface ScriptSizes {
  /** Bytes as transferred. */
  readonly encoded: number;
  readonly decoded: number;
}

/**
 * The size of the scripts that the page has loaded.
 *
 * @param until Milliseconds since the start of the document. Later scripts are left out.
 */
export async function scriptSizes({ page }: Tab, until = Number.MAX_VALUE): Promise<ScriptSizes> {
  return page.evaluate((end) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ startTime, duration }) => startTime + duration <= end)
      .map((entry): { name?: string; encodedBodySize?: number; decodedBodySize?: number } => entry.toJSON())
      .filter(({ name = '' }) => new URL(name).pathname.endsWith('.js'));
    return {
      encoded: scripts.reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
      decoded: scripts.reduce((sum, { decodedBodySize = 0 }) => sum + decodedBodySize, 0),
    };
  }, until);
}
