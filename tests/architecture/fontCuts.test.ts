import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { EXAMPLE_BUSINESS } from '@/ui/site/home/exampleBusiness';

const FONTS = 'src/ui/design/fonts';
const LOCALES = 'src/ui/i18n/locales';
const FACE =
  /font-family: '(?<family>[^']+)';[^}]*?url\('\.\/fonts\/(?<cut>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/** The letters of the small cuts that make a family, as `fonts.scss` names them. */
function lettersOf(family: string): RegExp {
  const faces = Array.from(
    readFileSync('src/ui/design/fonts.scss', 'utf8').matchAll(FACE),
    ({ groups }) => groups,
  );
  const ranges = faces.filter((face) => face?.['family'] === family).map((face) => face?.['range'] ?? '');
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
    const letters = lettersOf('Rubik Variable');
    const files = readdirSync(join(LOCALES, language));
    const texts = files.map((file) => readFileSync(join(LOCALES, language, file), 'utf8')).join('');
    const missing = [...new Set(texts)].filter(
      (letter) => !letters.test(letter) && !WITHOUT_SHAPE.test(letter),
    );
    expect(missing).toEqual([]);
  });

  it('have the names every page shows in their own script in the Latin one', () => {
    const letters = lettersOf('Rubik Names');
    const names = [LANGUAGE_NAMES, PRODUCT_NAME, EXAMPLE_BUSINESS].flatMap((each) => Object.values(each));
    const drawn = readFileSync(join(FONTS, 'names.txt'), 'utf8').trim().split('\n');
    expect(drawn.toSorted()).toEqual(names.toSorted());
    expect([...new Set(names.join(''))].filter((letter) => !letters.test(letter))).toEqual([]);
  });

  it.each([
    ['latin', 26_000],
    ['hebrew', 6000],
    ['arabic', 20_000],
  ])('weigh no more than they may: %s', (script, most) => {
    expect(statSync(join(FONTS, `rubik-${script}.woff2`)).size).toBeLessThanOrEqual(most);
  });
});
