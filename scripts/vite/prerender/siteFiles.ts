import { SPECULATION_RULES_FILE } from '../../../deploy/securityHeaders.ts';
import { APPLICATION_ROOTS, PAYMENT_ROUTES, PUBLIC_PATHS, ROUTES } from '../../../src/ui/shell/routePaths.ts';
import { inFolder } from '../inFolder.ts';
import { escaped } from './html.ts';
import type { Product, Site } from './writeDocuments.ts';

/** The other files of the site, by name. The demo is not indexed, so it has no sitemap. */
export function siteFiles({
  product,
  origin,
  base,
  isLive,
}: Pick<Site, 'product' | 'origin' | 'base' | 'isLive'>): Readonly<Record<string, string>> {
  return {
    'site.webmanifest': webManifest(product, base),
    [SPECULATION_RULES_FILE]: speculationRules(base),
    'robots.txt': isLive
      ? `User-agent: *\n${APPLICATION_ROOTS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
      : 'User-agent: *\nAllow: /\n',
    ...(isLive && { 'sitemap.xml': siteMap(product, origin) }),
  };
}

function siteMap({ LANGUAGES, pathInLanguage }: Product, origin: string): string {
  const urls = PUBLIC_PATHS.flatMap((path) => {
    const languageUrls = LANGUAGES.map(
      (language) => [language, origin + pathInLanguage(language, path)] as const,
    );
    const alternates = languageUrls.map(
      ([language, url]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}" />\n`,
    );
    return languageUrls.map(
      ([, url]) => `  <url>\n    <loc>${escaped(url)}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

/** Lets the browser prerender the documents of the payment, when the pointer rests on a link to them. */
function speculationRules(base: string): string {
  const rules = PAYMENT_ROUTES.map((name) => ({
    source: 'document',
    where: { href_matches: inFolder(base, ROUTES[name].path) },
    eagerness: 'moderate',
  }));
  return `${JSON.stringify({ prerender: rules }, undefined, 2)}\n`;
}

function webManifest({ PRODUCT_NAME }: Product, base: string): string {
  const manifest = {
    name: PRODUCT_NAME['en'],
    short_name: PRODUCT_NAME['en'],
    start_url: inFolder(base, ROUTES.dashboard.path),
    scope: base,
    display: 'standalone',
    background_color: '#f7f7f3',
    theme_color: '#005f73',
    icons: [
      { src: `${base}app-icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
