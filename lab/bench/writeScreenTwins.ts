import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../scripts/vite/compressedAssets';
import type { Phone } from './Phone';
import { SCREENS } from './screens';
import { withoutScripts } from './builds';

const STYLE_SHEET = /<link(?=[^>]*rel="stylesheet")(?![^>]*disabled)[^>]*href="(?<file>[^"]+)"[^>]*>/gu;
const STYLE = /<style[^>]*>(?<text>[^]*?)<\/style>/gu;

/**
 * Writes each screen with its loaded data as plain HTML with inline styles.
 *
 * @returns The inline styles of each screen
 * as one text, for the policy.
 */
export async function writeScreenTwins(
  phone: Phone,
  product: string,
  folder: string,
): Promise<readonly string[]> {
  const admitted: string[] = [];
  for (const { path, readyWhen } of SCREENS) {
    const options = { readyWhen, signedInAs: 'noor-haddad', isUnthrottled: true } as const;
    const shown = await phone.visit(options, async (tab) => {
      await tab.loaded(product + path);
      await tab.ready();
      await tab.quiet();
      return (await tab.page.content()).replaceAll(product, '');
    });
    const { html, styles } = await withStylesInside(withoutScripts(shown), folder);
    admitted.push(styles);
    const place = join(folder, path);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.html'), html);
    await writeCompressed(join(place, 'index.html'));
  }
  return admitted;
}

/** Moves all styles, also those in files, into one element in their order. */
async function withStylesInside(html: string, folder: string): Promise<{ html: string; styles: string }> {
  let inside = html;
  for (const { 0: link, groups } of html.matchAll(STYLE_SHEET)) {
    const text = await readFile(join(folder, groups?.['file'] ?? ''), 'utf8');
    inside = inside.replace(link, () => `<style>${text.trim()}</style>`);
  }
  const styles = [...inside.matchAll(STYLE)].map(({ groups }) => groups?.['text'] ?? '').join('\n');
  const plain = inside.replaceAll(STYLE, '').replace('</head>', () => `<style>${styles}</style></head>`);
  return { html: plain, styles };
}
