import { brotliCompressSync } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { responseHeaders, STRICT_TRANSPORT_SECURITY } from '../../deploy/securityHeaders';
import { COMPLETE_LANGUAGES, type Language } from '../../src/domain/shared/language';
import { PUBLIC_PATHS } from '../../src/ui/shell/routePaths';
import { bytesOnTheWire } from '../e2e/support/bytesOnTheWire';

/**
 * The most bytes of a public document with its headers over HTTP/2. The first flight of a connection has ten packets of
 * 1,460 bytes. More bytes cost another round trip.
 */
const FLIGHT = 14_600;

/** Longer than the addresses of most live sites. */
const LIVE_ORIGINS = {
  api: 'https://api.amin.example.com',
  identity: 'https://amin.b2clogin.com',
  media: ['https://cdn.amin.example.com'],
  diagnostics: 'https://reports.amin.example.com/amin',
};

/** The headers that nginx adds. */
const NGINX_HEADERS = {
  server: 'nginx',
  date: 'Sat, 28 Nov 2026 18:00:00 GMT',
  'last-modified': 'Sat, 28 Nov 2026 18:00:00 GMT',
  etag: '"6569e2f1-3a5f"',
  'strict-transport-security': STRICT_TRANSPORT_SECURITY,
};

test('the first flight of a connection holds each public page in each language', async ({ request }) => {
  const sizes = PUBLIC_PATHS.flatMap((path) =>
    COMPLETE_LANGUAGES.map(async (language) => ({
      path,
      language,
      ...(await sizesOf(request, path, language)),
    })),
  );
  const pages = await Promise.all(sizes);
  console.table(pages);
  expect(pages.filter(({ bytes }) => bytes > FLIGHT)).toEqual([]);
  expect(Math.max(...pages.map(({ bytes }) => bytes))).toBeGreaterThan(FLIGHT / 2);
});

/** The bytes of a page with the headers of a live site, and without them. */
async function sizesOf(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<{ readonly bytes: number; readonly body: number }> {
  const response = await request.get(path, {
    headers: { 'accept-encoding': 'identity', 'accept-language': language },
  });
  expect(await response.text()).toContain(`<html lang="${language}"`);
  const body = brotliCompressSync(await response.body());
  const sent = response.headers();
  const { 'Content-Security-Policy': policy = '', ...ofLiveSite } = responseHeaders(
    path,
    true,
    { scripts: [], styles: [] },
    LIVE_ORIGINS,
  );
  const headers = {
    ...ofLiveSite,
    ...NGINX_HEADERS,
    'Content-Security-Policy': withHashesOf(sent['content-security-policy'] ?? '', policy),
    'content-type': sent['content-type'] ?? '',
    'content-encoding': 'br',
    'content-length': body.length,
    vary: sent['vary'] ?? '',
  };
  return { bytes: await bytesOnTheWire(headers, body), body: body.length };
}

/** Returns `other` with the hashes of the scripts and styles in `policy`. */
function withHashesOf(policy: string, other: string): string {
  const directive = (name: string): string => new RegExp(`${name} [^;]*`, 'u').exec(policy)?.[0] ?? '';
  return other
    .replace(/script-src [^;]*/u, directive('script-src'))
    .replace(/style-src [^;]*/u, directive('style-src'));
}
