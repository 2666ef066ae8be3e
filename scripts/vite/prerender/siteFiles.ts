import { escaped } from './html.ts';
import type { Product } from './Product.ts';

/** What stands beside the pages, by file name. The demo is not to be found: it has neither a map nor an invitation. */
export function siteFiles(
  product: Product,
  origin: string,
  isIndexed: boolean,
): Readonly<Record<string, string>> {
  return {
    'site.webmanifest': webManifest(product),
    'robots.txt': isIndexed
      ? `User-agent: *\nDisallow: /dashboard\nDisallow: /profile\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`
      : 'User-agent: *\nAllow: /\n',
    ...(isIndexed && { 'sitemap.xml': siteMap(product, origin) }),
  };
}

function siteMap({ PUBLIC_PATHS, LANGUAGES, addressIn }: Product, origin: string): string {
  const urls = PUBLIC_PATHS.flatMap((path) => {
    const addresses = LANGUAGES.map((language) => [language, origin + addressIn(language, path)] as const);
    const alternates = addresses.map(
      ([language, address]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address)}" />\n`,
    );
    return addresses.map(
      ([, address]) => `  <url>\n    <loc>${escaped(address)}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function webManifest({ PRODUCT_NAME }: Product): string {
  const manifest = {
    name: PRODUCT_NAME['en'],
    short_name: PRODUCT_NAME['en'],
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f7f3',
    theme_color: '#005f73',
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
