import type { Clock } from '@/application/ports/Clock';

/** The error of a promise that did not settle in time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Settles like the promise, or rejects after the timeout. A later result is ignored. */
export async function withTimeout<Answer>(
  clock: Clock,
  milliseconds: number,
  answer: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => {
      reject(new TookTooLong(`no answer in ${String(milliseconds)} ms`));
    });
    void answer.then(resolve, reject).finally(cancel);
  });
}
