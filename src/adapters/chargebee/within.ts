import type { Clock } from '@/application/ports/Clock';

/** The answer to a question, or `late` when so many milliseconds have passed without one. */
export async function within<Answer, Late>(
  clock: Clock,
  milliseconds: number,
  answer: Promise<Answer>,
  late: Late,
): Promise<Answer | Late> {
  let cancel: (() => void) | undefined;
  const timeout = new Promise<Late>((settle) => {
    cancel = clock.after(milliseconds, () => {
      settle(late);
    });
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    cancel?.();
  }
}
