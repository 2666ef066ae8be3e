/**
 * How many businesses one request asks for. A rich record is 1.5 KB of JSON: 96 of them are read in 18 ms on a phone
 * (CPU slowed four times), about one frame, and hold a slow line for 50 ms; all of 2,000 at once take 240 ms and
 * 800 ms. More than a screen shows, so that the first part is enough to begin with, and nearly every owner needs one
 * request only.
 */
export const PART_SIZE = 96;

/** Browsers open six connections to a host of HTTP/1.1; the rest of the page keeps some of them. */
const PARTS_AT_ONCE = 4;

export function chunk<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / PART_SIZE) }, (_, index) =>
    items.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  );
}

/** Calls `ask` for each part in order, a few at a time, until one call answers `stop`. */
export async function forEachConcurrently<Item>(
  parts: readonly Item[],
  ask: (part: Item, index: number) => Promise<'on' | 'stop'>,
): Promise<void> {
  const queue = parts.entries();
  let isOver = false;
  const walk = async (): Promise<void> => {
    for (const [index, part] of queue) {
      isOver = (await ask(part, index)) === 'stop' || isOver;
      if (isOver) return;
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, walk));
}
