import type { AbortSignalLike } from '@/application/ports/ServiceFailure';

/**
 * Resolves after the call, or when the signal is aborted. The signal can also be aborted between the resolution and the
 * continuation of the caller.
 *
 * @param start Calls `resolve` later, and returns a function that cancels the call.
 */
export async function waitFor(
  start: (resolve: () => void) => () => void,
  signal: AbortSignalLike | undefined,
): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      cancel();
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const cancel = start(finish);
    signal?.addEventListener('abort', finish);
  });
}
