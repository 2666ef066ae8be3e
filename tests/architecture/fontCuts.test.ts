import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOCALES = 'src/ui/i18n/locales';
const FACE = /url\('\.\/fonts\/(?<cut>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/** The letters of the small cuts, as `fonts.scss` names them. */
function lettersOfCuts(): RegExp {
  const ranges = Array.from(
    readFileSync('src/ui/design/fonts.scss', 'utf8').matchAll(FACE),
    ({ groups }) => groups?.['range'] ?? '',
  );
  const letters = Array.from(
    ranges.join(',').matchAll(/U\+(?<from>[\dA-F]+)(?:-(?<to>[\dA-F]+))?/gu),
    ([, from = '', to = from]) => String.raw`\u{${from}}-\u{${to}}`,
  );
  return new RegExp(`[${letters.join('')}]`, 'u');
}

/* Marks of direction have no shape; arrows and the like are drawn, not written. */
const WITHOUT_SHAPE = /[\u200e\u200f\u2066-\u2069\n]/u;

describe('the small cuts of the font', () => {
  it.each(['en', 'he', 'ar'])('hold every letter that is written in %s', (language) => {
    const letters = lettersOfCuts();
    const files = readdirSync(join(LOCALES, language));
    const texts = files.map((file) => readFileSync(join(LOCALES, language, file), 'utf8')).join('');
    const missing = [...new Set(texts)].filter(
      (letter) => !letters.test(letter) && !WITHOUT_SHAPE.test(letter),
    );
    expect(missing).toEqual([]);
  });
});
