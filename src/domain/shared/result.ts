/** The outcome of an operation that can fail in normal use: a value or a typed error instead of an exception. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function success(): Result<void, never>;
export function success<Value>(value: Value): Result<Value, never>;
export function success<Value>(value?: Value): Result<Value | undefined, never> {
  return { ok: true, value };
}

export function failure<const Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}
