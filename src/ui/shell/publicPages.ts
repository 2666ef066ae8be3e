/**
 * Vite's `base`: `/` or the path of a subfolder such as `/amin/`. Every path of a route begins with it. In Node, where
 * `scripts/` and `deploy/` import the route tables, it is always `/`.
 */
export const BASE_URL: string = import.meta.env?.BASE_URL ?? '/';

/** The paths of the public pages (spec section 2), by route. The inline script of every document contains them. */
export const PUBLIC_PAGES = {
  home: BASE_URL,
  about: `${BASE_URL}about`,
  features: `${BASE_URL}features`,
  pricing: `${BASE_URL}pricing`,
  contact: `${BASE_URL}contact`,
  careers: `${BASE_URL}careers`,
  privacy: `${BASE_URL}privacy`,
  terms: `${BASE_URL}terms`,
  cookies: `${BASE_URL}cookies`,
  accessibility: `${BASE_URL}accessibility`,
} as const;
