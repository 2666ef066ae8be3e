import type { Clock } from '@/application/ports/Clock';

/** Nothing came of it in the time it was given. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** The answer, or a rejection after so many milliseconds. What is answered later is dropped. */
export async function within<Answer>(
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
