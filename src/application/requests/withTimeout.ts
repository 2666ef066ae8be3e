import type { Clock } from '@/application/ports/Clock';

/** The error of a promise that did not settle in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles like the promise, or rejects after the timeout. A later result is ignored. */
export async function withTimeout<Value>(
  clock: Clock,
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => {
      reject(new TimeoutError(`no response in ${String(milliseconds)} ms`));
    });
    void promise.then(resolve, reject).finally(cancel);
  });
}
