import type { Plugin } from 'vite';

/** The vitest mode of `npm run test:texts`. */
const ALTERED_TEXTS = 'altered-texts';

const localeFile = /\/locales\/(?<language>[a-z]+)\/(?<namespace>[a-zA-Z]+)\.json$/u;

/**
 * Alters every text of the locale files, so that a test that contains a text itself fails. The words are reversed, and
 * a mark at the end distinguishes equal texts. Placeholders, plural forms, script and length stay as they are.
 */
export function alteredTexts(mode: string): Plugin {
  return {
    name: 'amin:altered-texts',
    enforce: 'pre',
    apply: () => mode === ALTERED_TEXTS,
    transform: {
      filter: { id: localeFile },
      handler(code, id) {
        const { language, namespace = '' } = localeFile.exec(id)?.groups ?? {};
        const words =
          language === 'en' ? /\{\{\w+\}\}|\p{L}+/gu : /\{\{\w+\}\}|(?:(?!\p{Script=Latin})\p{L})+/gu;
        let position = 0;
        const alter = (_key: string, value: unknown): unknown =>
          typeof value === 'string'
            ? `${value.replaceAll(words, reversed)}${mark(numberOf(namespace))}${mark((position += 1))}`
            : value;
        return { code: JSON.stringify(JSON.parse(code, alter)), map: null };
      },
    },
  };
}

const reversed = (word: string): string =>
  word.startsWith('{{') ? word : Array.from(word).toReversed().join('');

/** A character of no language of the product. */
const mark = (number: number): string => String.fromCodePoint(0x4e00 + number);

const numberOf = (namespace: string): number =>
  Buffer.from(namespace).reduce((number, letter) => (number * 31 + letter) % 20_000, 0);
