/**
 * Draws the images that other programs show for Amin into `public/`, from the project's texts, scenes, font and logo:
 * a link preview per complete language, and the icon in the sizes that devices request.
 *
 *   npm run images
 */
import { readFileSync } from 'node:fs';
import { COMPLETE_LANGUAGES, directionOf } from '../src/domain/shared/language.ts';
import { PRODUCT_NAME } from '../src/ui/company/companyContent.ts';
import { launchBrowser } from './ensureBrowser.mjs';

/** Pixels. The size that services with link previews expect. */
const PREVIEW = { width: 1200, height: 630 };
const SCENES = ['electric', 'plumbing', 'tutor', 'garden', 'sea', 'keys'];
/**
 * File, pixels, and whether the background fills the corners. Devices cut a filled icon to their own shape.
 */
const ICONS = /** @type {const} */ ([
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable-512.png', 512, true],
  ['apple-touch-icon.png', 180, true],
]);

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** @param {string} script */
function fontFace(script) {
  const file = `node_modules/@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`;
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${script}; font-weight: 300 900; src: url(data:font/woff2;base64,${data}); }`;
}

const scenes = `data:image/svg+xml;base64,${readFileSync('src/ui/design/illustrations/scenes.svg', 'base64')}`;

const fonts = ['latin', 'hebrew', 'arabic'].map(fontFace).join('');
const mark = read('public/favicon.svg')
  .replaceAll('#005F73', '#FFFFFF')
  .replace(/<style>.*<\/style>/u, '');

/** @param {import('../src/domain/shared/language.ts').CompleteLanguage} language */
function preview(language) {
  const { home } = JSON.parse(read(`src/ui/i18n/locales/${language}/site.json`));
  const arches = SCENES.map((scene) => `<i><img src="${scenes}#${scene}" alt=""></i>`);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>${fonts}
    * { box-sizing: border-box; margin: 0; }
    body {
      display: grid; grid-template-columns: 1fr 474px; overflow: hidden;
      inline-size: ${PREVIEW.width}px; block-size: ${PREVIEW.height}px;
      color: #e9f3f4; background: #06262e; font-family: latin, hebrew, arabic;
    }
    section { display: flex; flex-direction: column; justify-content: center; padding-inline: 72px 40px; }
    header { display: flex; gap: 18px; align-items: center; font-size: 46px; font-weight: 600; line-height: 1; }
    header svg { inline-size: 62px; fill: #fff; }
    h1 { margin-block: 46px 30px; white-space: pre-line; font-size: 78px; font-weight: 600; line-height: 1.12; }
    p { color: #a9c4c9; font-size: 30px; line-height: 1.4; }
    p::before { content: ''; display: block; inline-size: 72px; block-size: 6px; margin-block-end: 28px; border-radius: 3px; background: #ffc145; }
    div { display: grid; grid-template-columns: 1fr 1fr; gap: 26px; align-content: center; padding-inline-end: 64px; }
    div i:nth-child(odd) { translate: 0 -62px; }
    div i:nth-child(even) { translate: 0 62px; }
    i { display: block; overflow: hidden; border-radius: 999px 999px 0 0; }
    img { display: block; inline-size: 100%; }
  </style><section><header>${mark}<span>${PRODUCT_NAME[language]}</span></header>
  <h1>${home.headline}</h1><p>${COMPLETE_LANGUAGES.map((each) => `<bdi>${PRODUCT_NAME[each]}</bdi>`).join(
    ' · ',
  )}</p></section><div>${arches.join('')}</div></html>`;
}

/**
 * @param {number} size
 * @param {boolean} isFilled
 */
function icon(size, isFilled) {
  const drawn = read('public/app-icon.svg');
  const svg = isFilled ? drawn.replace('rx="26"', '') : drawn;
  return `<!doctype html><style>body { margin: 0; } svg { display: block; inline-size: ${size}px; }</style>${svg}`;
}

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: PREVIEW });

/**
 * @param {string} file
 * @param {string} html
 * @param {{ readonly width: number; readonly height: number }} size
 */
async function draw(file, html, size) {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  console.log(`public/${file}`);
}

for (const language of COMPLETE_LANGUAGES) {
  await draw(`social-${language}.png`, preview(language), PREVIEW);
}
for (const [file, size, isFilled] of ICONS) {
  await draw(file, icon(size, isFilled), { width: size, height: size });
}
await browser.close();
