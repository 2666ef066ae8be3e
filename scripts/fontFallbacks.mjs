/// <reference lib="dom" />
/**
 * Prints the sizes of `src/ui/design/fallbackFonts.scss`, in its order. With them, all texts of a language together are
 * as wide in a system font as in Rubik.
 *
 *     node scripts/fontFallbacks.mjs <directory>
 *
 * The directory holds packages with the metrics of the system fonts. Download each with `npm pack` and unpack it there:
 * `@fontsource/arimo` (it has the widths of Arial) as `fontsource-arimo`, and in the same way `roboto`,
 * `noto-sans-hebrew` and `noto-naskh-arabic`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './ensureBrowser.mjs';

const [directory = ''] = process.argv.slice(2);
const locales = 'src/ui/i18n/locales';

/** No package has this font. It is measured as installed where this script runs. */
const DEJAVU = 'DejaVu Sans';

const LATIN = ['arimo/files/arimo-latin', 'roboto/files/roboto-latin', DEJAVU];

/** Each script with its letters and the system fonts that replace Rubik while it loads. */
const SCRIPTS = [
  { language: 'en', rubik: 'rubik-latin', letters: /[\u0021-\u007e\u2013-\u2026]+/gu, fonts: LATIN },
  { language: 'en', rubik: 'rubik-latin', letters: / /gu, fonts: LATIN },
  {
    language: 'he',
    rubik: 'rubik-hebrew',
    letters: /[\u05d0-\u05ea]+/gu,
    fonts: ['arimo/files/arimo-hebrew', 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew', DEJAVU],
  },
  {
    language: 'ar',
    rubik: 'rubik-arabic',
    letters: /[\u0621-\u0652]+/gu,
    fonts: ['noto-naskh-arabic/files/noto-naskh-arabic-arabic', DEJAVU],
  },
];

/** The font weights of the product, each with whether the bold system font replaces it. */
const WEIGHTS = [
  { weight: 400, isBold: false },
  { weight: 500, isBold: false },
  { weight: 600, isBold: true },
];

/** @param {string} path */
const dataUrl = (path) => `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`;

/**
 * @param {string} language
 * @param {RegExp} letters
 */
function textsOf(language, letters) {
  const files = readdirSync(join(locales, language)).filter((file) => file !== 'demo.json');
  const text = files.map((file) => readFileSync(join(locales, language, file), 'utf8')).join('\n');
  const values = Array.from(text.matchAll(/: "((?:[^"\\]|\\.)*)"/gu), ([, value = '']) =>
    value.replaceAll(/\{\{.*?\}\}/gu, ''),
  );
  return values.flatMap((value) => value.match(letters) ?? []);
}

const browser = await launchBrowser();
const page = await browser.newPage();

/**
 * The total width of the words in pixels, at a font size of 100 px.
 * @param {string} source
 * @param {number} weight
 * @param {string[]} words
 */
async function widthOf(source, weight, words) {
  return page.evaluate(
    async (asked) => {
      const face = new FontFace('Measured', asked.source, { weight: '1 1000' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('Cannot measure text: this browser gives no 2D canvas context.');
      context.font = `${asked.weight} 100px Measured`;
      const width = asked.words.reduce((sum, word) => sum + context.measureText(word).width, 0);
      document.fonts.delete(face);
      return width;
    },
    { source, weight, words },
  );
}

for (const { language, rubik, letters, fonts } of SCRIPTS) {
  const words = textsOf(language, letters);
  for (const font of fonts) {
    const sizes = [];
    for (const { weight, isBold } of WEIGHTS) {
      const measured =
        font === DEJAVU
          ? `local('${font}${isBold ? ' Bold' : ''}')`
          : dataUrl(join(directory, `fontsource-${font}-${isBold ? '700' : '400'}-normal.woff2`));
      const wanted = await widthOf(dataUrl(`src/ui/design/fonts/${rubik}.woff2`), weight, words);
      sizes.push(((wanted / (await widthOf(measured, weight, words))) * 100).toFixed(2));
    }
    console.log(language, font, sizes.join(' '));
  }
}
await browser.close();
