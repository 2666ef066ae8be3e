/** A promise and the ways to settle it, as `Promise.withResolvers`, which Node 20 does not have. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
