/** Browsers open six HTTP/1.1 connections per host. Two of them stay free for other requests. */
const MAX_CONCURRENT_REQUESTS = 4;

/** Calls `callback` for each item in order, a few at a time, until one call returns `stop`. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  callback: (item: Item, index: number) => Promise<'continue' | 'stop'>,
): Promise<void> {
  const queue = items.entries();
  let isStopped = false;
  const runWorker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      isStopped = (await callback(item, index)) === 'stop' || isStopped;
      if (isStopped) return;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, runWorker));
}
