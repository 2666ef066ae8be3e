import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchBrowser } from './ensureBrowser.mjs';

/** The order of the views on a sheet. */
const views = ['phone', 'desktop', 'tablet', 'wide', 'narrow', 'large-text', 'forced-colours'];

const style = `
  body { margin: 16px; inline-size: 2400px; background: #888; color: #000; font: 13px system-ui; }
  section { display: flex; flex-wrap: wrap; gap: 16px; margin-block-end: 32px; background: #888; }
  figure { margin: 0; padding: 8px; background: #bbb; }
  div { display: flex; gap: 6px; margin-block-start: 6px; }
  img { block-size: 240px; }
`;

/**
 * Writes an HTML page of all pictures for each language, and a PNG of each view in it.
 * @param {string} folder
 * @returns {Promise<string[]>} The files.
 */
export async function makeContactSheets(folder) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 2432, height: 1000 } });
  const files = [];
  for (const language of foldersIn(folder)) {
    const file = `${folder}/${language}.html`;
    writeFileSync(file, sheetOf(language, readdirSync(`${folder}/${language}`)));
    await page.goto(pathToFileURL(resolve(file)).href);
    files.push(file);
    for (const section of await page.locator('section').all()) {
      const path = `${folder}/${language}.${(await section.getAttribute('class')) ?? ''}.png`;
      await section.screenshot({ path });
      files.push(path);
    }
  }
  await browser.close();
  return files;
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'thumbnails')
    .map(({ name }) => name);
}

/**
 * @param {string} language
 * @param {string[]} files `<state>.<view>.<theme>.png`
 */
function sheetOf(language, files) {
  const sections = views.flatMap((view) => {
    const figures = figuresOf(
      language,
      files.filter((file) => file.split('.')[1] === view),
    );
    return figures === '' ? [] : [`<section class="${view}">${figures}</section>`];
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Amin, ${language}</title><style>${style}</style>${sections.join('\n')}</html>\n`;
}

/**
 * @param {string} language
 * @param {string[]} files
 */
function figuresOf(language, files) {
  const states = [...new Set(files.map((file) => file.split('.', 1)[0] ?? ''))].toSorted();
  return states
    .map((state) => {
      /* The light theme comes before the dark one. */
      const themes = files
        .filter((file) => file.startsWith(`${state}.`))
        .toSorted()
        .toReversed();
      const images = themes.map(
        (file) =>
          `<a href="${language}/${file}"><img src="thumbnails/${language}/${file.replace('.png', '.webp')}" alt="${file}"></a>`,
      );
      return `<figure><figcaption>${state}</figcaption><div>${images.join('')}</div></figure>`;
    })
    .join('\n');
}
