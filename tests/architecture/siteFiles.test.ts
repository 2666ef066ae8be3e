import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { addressIn } from '@/ui/shell/address/languageAddress';
import { PUBLIC_PATHS, ROUTES } from '@/ui/shell/routePaths';
import { COMPANY, PRODUCT_NAME } from '@/ui/company/companyContent';
import type { Product } from '../../scripts/vite/prerender/Product';
import { siteFiles } from '../../scripts/vite/prerender/siteFiles';

const ORIGIN = 'https://amin.test';

function neverAsked(): never {
  throw new Error('These files say nothing of what a page holds');
}

const product: Product = {
  LANGUAGES,
  COMPANY,
  PRODUCT_NAME,
  addressIn: (language, path) => addressIn(LANGUAGES.find((known) => known === language) ?? 'en', path),
  renderPage: neverAsked,
  renderShell: neverAsked,
};

const captured = (text: string | undefined, pattern: RegExp): readonly string[] =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

describe('what stands beside the pages of the live site', () => {
  const files = siteFiles(product, ORIGIN, true);
  const map = files['sitemap.xml'];

  it('maps every public page in every language, each once, and nothing else', () => {
    const pages = PUBLIC_PATHS.flatMap((path) => LANGUAGES.map((spoken) => ORIGIN + addressIn(spoken, path)));
    expect(captured(map, /<loc>([^<]*)<\/loc>/gu)).toEqual(pages);
  });

  it('maps each page with its counterparts, itself among them', () => {
    const entries = captured(map, /<url>([^]*?)<\/url>/gu);
    for (const entry of entries) {
      const [page = ''] = captured(entry, /<loc>([^<]*)<\/loc>/gu);
      expect(captured(entry, /hreflang="([^"]*)"/gu)).toEqual([...LANGUAGES]);
      expect(captured(entry, /href="([^"]*)"/gu)).toContain(page);
    }
  });

  it('invites search engines to the public pages, and to the map', () => {
    const robots = files['robots.txt'];
    const closed = captured(robots, /^Disallow: (.+)$/gmu);
    const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
    expect(PUBLIC_PATHS.filter(isClosed)).toEqual([]);
    const others = Object.values(ROUTES).flatMap(({ path }) => (PUBLIC_PATHS.includes(path) ? [] : [path]));
    expect(others.filter((route) => !isClosed(route))).toEqual([]);
    expect(captured(robots, /^Sitemap: (.+)$/gmu)).toEqual([`${ORIGIN}/sitemap.xml`]);
  });
});

it('the demo has neither a map nor anything to hide', () => {
  const files = siteFiles(product, ORIGIN, false);
  expect(files).not.toHaveProperty(['sitemap.xml']);
  expect(files['robots.txt']).not.toContain('Disallow: /');
});
