/**
 * Milliseconds for which a failed load stays failed. React renders twice before it shows the error boundary, and both
 * times must fail. A later render loads again.
 */
export const FAILURE_LIFETIME = 1000;

/** Memoizes a load that React reads with `use` while it renders. A loaded value is read without suspending. */
export function memoizeForRender<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  let failedAt = Infinity;
  const start = async (): Promise<Value> => {
    failedAt = Infinity;
    try {
      return await load();
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };
  return () => {
    if (Date.now() - failedAt > FAILURE_LIFETIME) loading = undefined;
    return (loading ??= trackStatus(start()));
  };
}

/**
 * Sets the fields that React itself sets on a settled promise, so that `use` reads a loaded value without suspending.
 */
function trackStatus<Value>(promise: Promise<Value>): Promise<Value> {
  const note = (outcome: object): void => void Object.assign(promise, outcome);
  promise.then(
    (value) => note({ status: 'fulfilled', value }),
    (reason: unknown) => note({ status: 'rejected', reason }),
  );
  return promise;
}
