import { Blob, Face } from 'harfbuzzjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decompress } from 'woff2-encoder';
import { LANGUAGES } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import { shownInitials } from '@/ui/business/shownInitials';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { formatMoney, formatPercent } from '@/ui/i18n/formatters';
import { isolated, isolatedLtr } from '@/ui/i18n/isolated';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { EXAMPLE_BUSINESS_NAME, EXAMPLE_CATEGORY } from '@/ui/site/exampleBusiness';
import { fontSubsets } from '../../scripts/fontSubsets.mjs';

const FONTS = 'src/ui/design/fonts';
const LOCALES = 'src/ui/i18n/locales';
const FACE =
  /font-family: '(?<family>[^']+)';[^}]*?url\('\.\/fonts\/(?<name>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/** The characters of the font subsets of a family, as `fonts.scss` lists them. */
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

describe('the font subsets', () => {
  it('are what the script writes', async () => {
    const subsets = await fontSubsets();
    expect([...subsets.keys()].toSorted()).toEqual(['rubik-arabic', 'rubik-hebrew', 'rubik-latin']);
    const changed = [...subsets].filter(
      ([name, bytes]) => Buffer.compare(bytes, readFileSync(join(FONTS, `${name}.woff2`))) !== 0,
    );
    expect(changed.map(([name]) => name)).toEqual([]);
  }, 60_000);

  it('come from the version that the package has, whose files hold the other letters', async () => {
    const revision = async (file: string) => {
      const face = new Face(new Blob(await decompress(readFileSync(file))), 0);
      return face.referenceTable('head')?.slice(4, 8).join('.');
    };
    const source = await revision(join(FONTS, 'rubik-source.woff2'));
    for (const script of ['latin', 'hebrew', 'arabic']) {
      const file = `node_modules/@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`;
      expect(await revision(file)).toBe(source);
    }
  });

  it.each(LANGUAGES)('contain every character of %s', (language) => {
    const letters = lettersOf('Rubik Variable');
    const files = readdirSync(join(LOCALES, language));
    const texts = files.map((file) => readFileSync(join(LOCALES, language, file), 'utf8')).join('');
    expect([...new Set(texts)].filter((letter) => letter !== '\n' && !letters.test(letter))).toEqual([]);
  });

  it('contain every character of formatted and isolated texts, so that the browser searches no other font', () => {
    const letters = lettersOf('Rubik Variable');
    const texts = [
      formatMoney(Money.agorot(-123_456)),
      formatPercent(20),
      isolated('Amin'),
      isolatedLtr('0501234567'),
      ...['Galil Gardens', 'גני הגליל', 'حدائق الجليل'].map(shownInitials),
    ];
    expect([...new Set(texts.join(''))].filter((letter) => !letters.test(letter))).toEqual([]);
  });

  it('contain the language names of every page in the Latin subset', () => {
    const letters = lettersOf('Rubik Names');
    const names = [LANGUAGE_NAMES, PRODUCT_NAME, EXAMPLE_BUSINESS_NAME, EXAMPLE_CATEGORY].flatMap((each) =>
      Object.values(each),
    );
    const drawn = readFileSync(join(FONTS, 'names.txt'), 'utf8').trim().split('\n');
    expect(drawn.toSorted()).toEqual([...new Set(names)].toSorted());
    expect([...new Set(names.join(''))].filter((letter) => !letters.test(letter))).toEqual([]);
  });

  it.each([
    ['latin', 25_704],
    ['hebrew', 4604],
    ['arabic', 18_528],
  ])('stay below their size limit: %s', (script, most) => {
    expect(statSync(join(FONTS, `rubik-${script}.woff2`)).size).toBeLessThanOrEqual(most);
  });
});
