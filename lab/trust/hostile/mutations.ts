type Path = readonly (string | number)[];

/** A payload with one field changed. */
export interface Mutant {
  readonly name: string;
  readonly payload: unknown;
}

const MARKUP = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
/* Only JSON.parse creates `__proto__` as an own key, as a response does. */
const POLLUTING: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
);

const DROPPED = Symbol('dropped');

/** What happens to a field. */
const CHANGES: Readonly<Record<string, (value: unknown) => unknown>> = {
  dropped: () => DROPPED,
  null: () => null,
  true: () => true,
  zero: () => 0,
  negative: () => -1,
  fraction: () => 1.5,
  huge: () => 1e308,
  'beyond integers': () => 2 ** 53 + 2,
  'empty text': () => '',
  'only spaces': () => ' \t\u00A0',
  invisible: () => '\u200B\u2060',
  'a number as text': () => '1990',
  'an exponent': () => '1e5',
  markup: () => MARKUP,
  'a script URL': () => ['javascript', ':alert(1)'].join(''),
  'another host': () => '//evil.example/x',
  'a path upwards': () => '../../admin',
  'a template': () => '{{name}} $t(common.actions.cancel) ${7*7}',
  'a right-to-left override': () => '\u202Egnp.exe\u2066',
  'a lone surrogate': () => '\uD83D',
  NUL: () => 'a\0b\u0007',
  long: () => 'אבג word '.repeat(20_000),
  array: () => [],
  object: () => ({}),
  'name of a function': () => 'constructor',
  polluting: () => POLLUTING,
  nested: (value) => ({ value: [value] }),
  doubled: (value) => [value, value],
  'as text': (value) => JSON.stringify(value) ?? '',
  deep: () => JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown,
};

/** Every field of the payload, and the payload itself, changed in every way. */
export function mutantsOf(kind: string, payload: unknown): readonly Mutant[] {
  return pathsIn(payload).flatMap((path) =>
    Object.entries(CHANGES)
      .map(([change, apply]) => ({
        name: `${kind}.${path.join('.')}: ${change}`,
        payload: changed(payload, path, apply),
      }))
      .filter((mutant) => mutant.payload !== DROPPED),
  );
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))];
}

function changed(value: unknown, path: Path, apply: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return apply(value);
  if (Array.isArray(value))
    return value
      .map((part: unknown, index) => (index === Number(step) ? changed(part, rest, apply) : part))
      .filter((part) => part !== DROPPED);
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    entries
      .map(([key, part]): [string, unknown] => [key, key === step ? changed(part, rest, apply) : part])
      .filter(([, part]) => part !== DROPPED),
  );
}
