import fc from 'fast-check';

/** A fixed seed makes runs repeatable. 300 runs find rare cases and stay fast. */
export const SEEDED_RUNS = { seed: 20_260_327, numRuns: 300 } as const satisfies fc.Parameters<unknown>;

/** Runs a property with SEEDED_RUNS and throws for its smallest counterexample. */
export function assertProperty<Ts extends [unknown, ...unknown[]]>(
  ...args: Parameters<typeof fc.property<Ts>>
): void {
  fc.assert(fc.property<Ts>(...args), SEEDED_RUNS);
}

/** Text of any kind: ASCII, any code points, emoji, joined graphemes and lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);

/** Any value that a payload can contain, including objects without a prototype. */
export const anyInput: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withNullPrototype: true,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
  }),
  fc.json().map((text) => JSON.parse(text) as unknown),
  anyText,
  fc.double(),
);

/** A JSON object with these keys and any values, mixed with keys that attack prototypes. */
export function anyRecordWith(...keys: readonly string[]): fc.Arbitrary<unknown> {
  const hostile = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  const key = fc.constantFrom(...keys, ...keys, ...hostile);
  const entry = fc.tuple(key, fc.oneof(fc.jsonValue(), anyText));
  return fc.array(entry, { maxLength: 8 }).map((entries) => JSON.parse(asJson(entries)) as unknown);
}

/** Composes the JSON text by hand. Only JSON.parse creates `__proto__` as an own key, as a response does. */
function asJson(entries: readonly (readonly [string, unknown])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}
