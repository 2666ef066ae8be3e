/**
 * The address of these parts below the base, each part encoded. Undefined for one that would lead anywhere else: a
 * dot segment cannot be encoded, and nothing may make a token leave for another place (threats T7).
 */
export function addressUnder(base: URL, parts: readonly string[]): string | undefined {
  if (parts.some((part) => ['', '.', '..'].includes(part))) return undefined;
  const path = parts.map((part) => encodeURIComponent(part)).join('/');
  const { origin, href } = new URL(path, base);
  return origin === base.origin && href === `${base.href}${path}` ? path : undefined;
}

/** The address of the API as the beginning of every other one; what is no address throws: a mistake of the settings. */
export function baseOf(baseUrl: string): URL {
  const { origin, pathname } = new URL(baseUrl);
  return new URL(pathname.endsWith('/') ? pathname : `${pathname}/`, origin);
}
