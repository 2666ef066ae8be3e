/**
 * Calls `load` once for each key and returns the same promise from then on. After a failure the next call loads again.
 */
export function memoizeAsync<Value, Key extends readonly [] | readonly [string]>(
  load: (...key: Key) => Promise<Value>,
): (...key: Key) => Promise<Value> {
  const loads = new Map<string | undefined, Promise<Value>>();
  return (...key) => {
    const [name] = key;
    const loading =
      loads.get(name) ??
      load(...key).catch((error: unknown) => {
        loads.delete(name);
        throw error;
      });
    loads.set(name, loading);
    return loading;
  };
}
