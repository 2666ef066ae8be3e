/**
 * The encoded path of the segments, relative to the base URL. Undefined for a path outside the base URL, because the
 * token must not be sent there. Dot segments are refused, because encoding does not change them (threats T7).
 */
export function relativePath(base: URL, segments: readonly string[]): string | undefined {
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined;
  const path = segments.map((segment) => encodeURIComponent(segment)).join('/');
  const { origin, href } = new URL(path, base);
  return origin === base.origin && href === `${base.href}${path}` ? path : undefined;
}

/** The base URL of the API with a trailing slash. Throws for an invalid URL in the settings. */
export function parseBaseUrl(baseUrl: string): URL {
  const { origin, pathname } = new URL(baseUrl);
  return new URL(pathname.endsWith('/') ? pathname : `${pathname}/`, origin);
}
