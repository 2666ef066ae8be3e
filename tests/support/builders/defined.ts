/** Returns the value, or throws when it is undefined, because then the test itself is wrong. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Expected the test to pass a value that the parser accepts');
  return value;
}
