import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { VERSION_FILE } from '../../deploy/securityHeaders.ts';
import type { SiteSettings } from './siteSettings.ts';

/** The file of RFC 9116. */
const SECURITY_FILE = '.well-known/security.txt';

/** RFC 9116, section 2.5.5, recommends an expiry of less than a year. */
const MONTHS_VALID = 11;

/**
 * The text of security.txt: the contact for vulnerability reports and its expiry.
 * @param contact A mailto:, https: or tel: URL.
 * @param builtAt The time of the build. The text is equal for builds of the same month, so that two builds of a release
 * do not differ.
 */
export function securityText(origin: string, contact: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + MONTHS_VALID, 1));
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: en, he, ar
Canonical: ${origin}/${SECURITY_FILE}
`;
}

/** The JSON that names the release: the version of the package and the commit it was built from. */
export function versionText(version: string, commit: string | undefined): string {
  return `${JSON.stringify({ version, commit: commit ?? null })}\n`;
}

/** The digits of the commit in a document. */
const LENGTH = 12;

export const versionedBody = (commit: string | undefined): string =>
  commit === undefined ? '<body>' : `<body data-version="${commit.slice(0, LENGTH)}">`;

/**
 * Writes the version file. For the live site it also writes security.txt, and the commit into each document. In a
 * script the commit would change the hashed names of files that are otherwise unchanged. The demo gets `noindex`
 * instead.
 */
export function siteIdentity(mode: string, site: SiteSettings): Plugin {
  return {
    name: 'amin:site-identity',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: (html) =>
      mode === 'demo'
        ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }]
        : html.replace('<body>', versionedBody(site.commit)),
    generateBundle() {
      const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit(VERSION_FILE, versionText(version, site.commit));
      if (mode === 'demo') return;
      emit(SECURITY_FILE, securityText(site.origin, site.securityContact, new Date()));
    },
  };
}
