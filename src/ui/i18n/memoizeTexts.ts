import type { TFunction } from 'i18next';

/**
 * Caches the texts without parameters, because i18next copies its options several times for each look-up.
 * A key without a text is not cached, because its namespace may load later.
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
