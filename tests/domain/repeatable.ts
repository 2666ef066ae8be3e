import fc from 'fast-check';

/** Fixed seed, so that a run repeats; enough runs to meet the odd corners, few enough to stay fast. */
export const REPEATABLE = { seed: 20_260_327, numRuns: 300 } as const satisfies fc.Parameters<unknown>;

/** Text of any kind: ASCII, any code points, emoji and joined graphemes, lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);

/** Anything a payload may carry instead of what was asked for, objects without a prototype included. */
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

/** An object of JSON with these keys and any values, among keys that attack prototypes. */
export function anyRecordWith(...keys: readonly string[]): fc.Arbitrary<unknown> {
  const hostile = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  const key = fc.constantFrom(...keys, ...keys, ...hostile);
  const entry = fc.tuple(key, fc.oneof(fc.jsonValue(), anyText));
  return fc.array(entry, { maxLength: 8 }).map((entries) => JSON.parse(asJson(entries)) as unknown);
}

/** Written out as text: only so does `__proto__` become a key of its own, as on the wire. */
function asJson(entries: readonly (readonly [string, unknown])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}
