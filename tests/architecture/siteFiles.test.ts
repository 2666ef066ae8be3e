import { describe, expect, it } from 'vitest';
import { directionOf, LANGUAGES } from '@/domain/shared/language';
import { pathInLanguage } from '@/ui/shell/url/languageUrl';
import { PUBLIC_PATHS, ROUTES } from '@/ui/shell/routePaths';
import { COMPANY, PRODUCT_NAME, SUPPORT_HOURS } from '@/ui/company/companyContent';
import { SPECULATION_RULES_FILE } from '../../deploy/securityHeaders';
import type { Product } from '../../scripts/vite/prerender/writeDocuments';
import { pageHead } from '../../scripts/vite/prerender/pageHead';
import { siteFiles } from '../../scripts/vite/prerender/siteFiles';

const ORIGIN = 'https://amin.test';

function neverCalled(): never {
  throw new Error(
    'The site files do not depend on the content of pages, so no page is rendered in this test.',
  );
}

const product: Product = {
  LANGUAGES,
  directionOf,
  COMPANY,
  PRODUCT_NAME,
  pathInLanguage,
  renderPage: neverCalled,
  renderShell: neverCalled,
};

const captured = (text: string | undefined, pattern: RegExp): readonly string[] =>
  [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found);

describe('the files beside the pages of the live site', () => {
  const files = siteFiles({ product, origin: ORIGIN, base: '/', isLive: true });
  const map = files['sitemap.xml'];

  it('list every public page in every language in the sitemap, each once, and no other page', () => {
    const pages = PUBLIC_PATHS.flatMap((path) =>
      LANGUAGES.map((spoken) => ORIGIN + pathInLanguage(spoken, path)),
    );
    expect(captured(map, /<loc>([^<]*)<\/loc>/gu)).toEqual(pages);
  });

  it('list each page with its alternates, including itself', () => {
    const entries = captured(map, /<url>([^]*?)<\/url>/gu);
    for (const entry of entries) {
      const [page = ''] = captured(entry, /<loc>([^<]*)<\/loc>/gu);
      expect(captured(entry, /hreflang="([^"]*)"/gu)).toEqual([...LANGUAGES]);
      expect(captured(entry, /href="([^"]*)"/gu)).toContain(page);
    }
  });

  it('allow search engines to index the public pages, and name the sitemap', () => {
    const robots = files['robots.txt'];
    const closed = captured(robots, /^Disallow: (.+)$/gmu);
    const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
    expect(PUBLIC_PATHS.filter(isClosed)).toEqual([]);
    const others = Object.values(ROUTES).flatMap(({ path }) => (PUBLIC_PATHS.includes(path) ? [] : [path]));
    expect(others.filter((route) => !isClosed(route))).toEqual([]);
    expect(captured(robots, /^Sitemap: (.+)$/gmu)).toEqual([`${ORIGIN}/sitemap.xml`]);
  });
});

it('the demo has neither a sitemap nor disallowed paths', () => {
  const files = siteFiles({ product, origin: ORIGIN, base: '/', isLive: false });
  expect(files).not.toHaveProperty(['sitemap.xml']);
  expect(files['robots.txt']).not.toContain('Disallow: /');
});

it('the demo in a folder starts there, and the browser prerenders documents there only', () => {
  const files = siteFiles({ product, origin: ORIGIN, base: '/amin/', isLive: false });
  const { start_url, scope, icons } = JSON.parse(files['site.webmanifest'] ?? '');
  expect({ start_url, scope }).toEqual({ start_url: '/amin/dashboard', scope: '/amin/' });
  for (const { src } of icons) expect(src).toMatch(/^\/amin\/[\w-]+\.\w+$/u);
  expect(captured(files[SPECULATION_RULES_FILE], /"href_matches": "([^"]*)"/gu)).toEqual([
    '/amin/dashboard/business/:id/subscription',
  ]);
});

it('the company that search engines read has the phone, emails and hours of its content', () => {
  const page = {
    path: '/contact',
    route: 'contact',
    language: 'en',
    title: 'Contact',
    description: 'Us',
  } as const;
  const head = pageHead(page, { product, origin: ORIGIN, base: '/' });
  const [data = ''] = captured(head, /<script type="application\/ld\+json">(.*?)<\/script>/gu);
  expect(JSON.parse(data)).toMatchObject({
    email: COMPANY.email,
    contactPoint: {
      telephone: COMPANY.phone.url.replace('tel:', ''),
      email: COMPANY.supportEmail,
      hoursAvailable: SUPPORT_HOURS.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
    },
  });
});
