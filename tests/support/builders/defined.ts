/** Returns the value, or throws when it is undefined, because then the test itself is wrong. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A builder was given a value its parser refuses');
  return value;
}
