/** Browsers open six HTTP/1.1 connections per host. Two of them stay free for other requests. */
const MAX_CONCURRENT_REQUESTS = 4;

/**
 * Calls `callback` for each item in order, a few at a time, until one call returns `stop`. Takes each item only when
 * its call begins, so that a generator can decide late which item comes next.
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  callback: (item: Item) => Promise<'continue' | 'stop'>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let isStopped = false;
  const runWorker = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      const answer = await callback(next.value);
      /* Another worker may have stopped it. */
      isStopped ||= answer === 'stop';
      if (isStopped) return;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, runWorker));
}
