import type { Tab } from './Phone';

export interface ScriptSizes {
  /** Bytes as transferred. */
  readonly encoded: number;
  readonly decoded: number;
}

/** The size of all scripts that the page has loaded. */
export async function scriptSizes({ page }: Tab): Promise<ScriptSizes> {
  return page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry): { name?: string; encodedBodySize?: number; decodedBodySize?: number } => entry.toJSON())
      .filter(({ name = '' }) => new URL(name).pathname.endsWith('.js'));
    return {
      encoded: scripts.reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
      decoded: scripts.reduce((sum, { decodedBodySize = 0 }) => sum + decodedBodySize, 0),
    };
  });
}
