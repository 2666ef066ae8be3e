/// <reference lib="dom" />
/**
 * Writes `src/ui/design/fallbackFonts.scss`: font faces of the system fonts, each scaled to the metrics of Rubik, so
 * that no layout shifts when Rubik loads. All texts of a language together have the same width in a face as in Rubik.
 *
 *     node scripts/fontFallbacks.mjs <directory>
 *
 * The directory holds packages with the metrics of the system fonts. Download each with `npm pack` and unpack it there:
 * `@fontsource/arimo` (it has the widths of Arial) as `fontsource-arimo`, and in the same way `roboto`,
 * `noto-sans-hebrew` and `noto-naskh-arabic`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

const [directory = ''] = process.argv.slice(2);
const locales = 'src/ui/i18n/locales';
const target = 'src/ui/design/fallbackFonts.scss';

/** Ascent and descent of Rubik, as a fraction of the font size. */
const ASCENT = 0.935;
const DESCENT = 0.25;

/** Local font names: fonts with the widths of Arial, and the default font of a Linux without any of them. */
const ARIAL = {
  regular: ['Arial', 'Liberation Sans', 'Arimo'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
};
const DEJAVU = {
  family: 'Rubik Fallback 3',
  local: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
  /* No package has the font. It is measured as installed where this script runs. */
  file: undefined,
};

const LATIN = [
  { family: 'Rubik Fallback', local: ARIAL, file: 'arimo/files/arimo-latin' },
  {
    family: 'Rubik Fallback 2',
    local: { regular: ['Roboto'], bold: ['Roboto Bold'] },
    file: 'roboto/files/roboto-latin',
  },
  DEJAVU,
];

/**
 * Each script with its letters and the system fonts that stand in for Rubik. The browser uses the first
 * family that is installed.
 */
const SCRIPTS = [
  {
    language: 'en',
    rubik: 'rubik-latin',
    letters: /[\u0021-\u007e\u2013-\u2026]+/gu,
    range: 'U+0021-009F, U+00A1-04FF, U+1E00-1EFF, U+2000-22FF',
    devices: LATIN,
  },
  /*
   * Spaces of every script come from the Latin font. Their width differs from Rubik's by another factor than
   * that of the letters.
   */
  { language: 'en', rubik: 'rubik-latin', letters: / /gu, range: 'U+0020, U+00A0', devices: LATIN },
  {
    language: 'he',
    rubik: 'rubik-hebrew',
    letters: /[\u05d0-\u05ea]+/gu,
    range: 'U+0590-05FF, U+20AA, U+FB1D-FB4F',
    devices: [
      {
        family: 'Rubik Fallback',
        local: ARIAL,
        file: 'arimo/files/arimo-hebrew',
      },
      {
        family: 'Rubik Fallback 2',
        local: {
          regular: ['Noto Sans Hebrew'],
          bold: ['Noto Sans Hebrew Bold'],
        },
        file: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
      },
      DEJAVU,
    ],
  },
  {
    language: 'ar',
    rubik: 'rubik-arabic',
    letters: /[\u0621-\u0652]+/gu,
    range: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF',
    devices: [
      {
        family: 'Rubik Fallback 2',
        local: {
          regular: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
          bold: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'],
        },
        file: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic',
      },
      DEJAVU,
    ],
  },
];

/** The font weights of the product, each with the cut of a system font that stands in for it. */
const WEIGHTS = [
  { weight: 400, cut: 'regular', range: '300 450' },
  { weight: 500, cut: 'regular', range: '451 550' },
  { weight: 600, cut: 'bold', range: '551 900' },
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

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
});
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

/** @param {number} part */
const percent = (part) => `${(part * 100).toFixed(2)}%`;

const faces = [];
for (const { language, rubik, letters, range, devices } of SCRIPTS) {
  const words = textsOf(language, letters);
  for (const { family, local, file } of devices)
    for (const { weight, cut, range: weights } of WEIGHTS) {
      const names = cut === 'bold' ? local.bold : local.regular;
      const sources = names.map((name) => `local('${name}')`).join(', ');
      const measured =
        file === undefined
          ? sources
          : dataUrl(join(directory, `fontsource-${file}-${cut === 'bold' ? 700 : 400}-normal.woff2`));
      const wanted = await widthOf(dataUrl(`src/ui/design/fonts/${rubik}.woff2`), weight, words);
      const size = wanted / (await widthOf(measured, weight, words));
      faces.push(`@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${sources};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ASCENT / size)};
  descent-override: ${percent(DESCENT / size)};
  line-gap-override: 0%;
  unicode-range: ${range};
}`);
      console.log(language, family, weight, percent(size));
    }
}
await browser.close();
writeFileSync(
  target,
  `/* Written by scripts/fontFallbacks.mjs. */

${faces.join('\n\n')}
`,
);
