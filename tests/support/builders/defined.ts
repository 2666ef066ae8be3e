/** The value of a parser that must succeed here: a builder fed with nonsense is a mistake of the test. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A builder was given a value its parser refuses');
  return value;
}
