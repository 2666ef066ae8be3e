import { readdirSync, readFileSync } from 'node:fs';
import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';

type Values = Readonly<Record<string, string | number>>;

/** A key below another one, without that prefix. */
export type KeyUnder<Prefix extends string, Key = TextKey> = Key extends `${Prefix}.${infer Rest}`
  ? Rest
  : never;

/** Returns a text of the product by its key. A `count` selects the plural form. */
export type Words = (key: TextKey, values?: Values) => string;

const FOLDER = new URL('../../../src/ui/i18n/locales/', import.meta.url);

/** The texts of a language, read from the locale files independently of the product. */
export function wordsIn(language: CompleteLanguage): Words {
  const texts = textsIn(new URL(`${language}/`, FOLDER));
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    const text =
      (typeof count === 'number' ? textAt(texts, `${key}_${plurals.select(count)}`) : undefined) ??
      textAt(texts, key);
    if (text === undefined) throw new Error(`The locale files have no text ${key} in ${language}`);
    return text.replaceAll(/\{\{(?<name>\w+)\}\}/gu, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text ${key} needs a value for ${name}`);
      return String(value);
    });
  };
}

function textsIn(folder: URL): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const texts: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return [file.replace('.json', ''), texts];
    }),
  );
}

function textAt(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, part);
  }
  return typeof found === 'string' ? found : undefined;
}
