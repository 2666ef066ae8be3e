/** The hosts by the name of their project in Playwright, with their name in the table. */
export const HOST_NAMES = {
  nginx: 'nginx',
  container: 'container',
  cloudflare: 'Cloudflare Pages',
  netlify: 'Netlify',
  azure: 'Azure Static Web Apps',
} as const;

export type HostName = keyof typeof HOST_NAMES;

export const isHostName = (name: string): name is HostName => name in HOST_NAMES;

/** The checks, by the title of their test, with their name in the table. */
export const CHECKS = {
  'every kind of response has the headers and the policy of deploy/securityHeaders.ts': 'headers',
  'the probe of an operator finds nothing': 'probe',
  'the public pages open in three languages': 'pages',
  'an owner signs in': 'sign-in',
  'every owner route opens and reloads': 'reloads',
  'an unknown path leads to the home page': 'unknown path',
  'a missing asset is a 404': 'missing asset',
  'the host is healthy': 'health',
  'a release is published while a tab of the one before is open': 'release',
  'a rollback serves the release before': 'rollback',
} as const;
