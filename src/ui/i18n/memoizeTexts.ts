import type { TFunction } from 'i18next';

/**
 * Remembers the texts without parameters, because i18next looks each of them up through several copies of its options.
 * A key without a text is not remembered: its namespace may load later.
 */
export function memoizeTexts(t: TFunction): TFunction {
  const known = new Map<string, unknown>();
  return new Proxy(t, {
    apply(translate, self, parameters: readonly unknown[]) {
      const [key, options] = parameters;
      if (typeof key !== 'string' || options !== undefined) return Reflect.apply(translate, self, parameters);
      if (known.has(key)) return known.get(key);
      const text: unknown = Reflect.apply(translate, self, parameters);
      if (text !== key) known.set(key, text);
      return text;
    },
  });
}
