import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadEnv, type Plugin } from 'vite';
import { VERSION_FILE } from '../../deploy/securityHeaders.ts';
import { COMPANY } from '../../src/ui/company/companyContent.ts';

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
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/u.test(contact))
    throw new Error(
      `SITE_SECURITY_CONTACT must begin with mailto:, https:// or tel:, for example mailto:security@amin.example. Got: ${contact}`,
    );
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

/** The commit named by `SITE_COMMIT`, else the one git reports. A build from an archive has none. */
export function commitOf(configured: string | undefined): string | undefined {
  if (configured !== undefined && configured !== '') return configured;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Writes the version file, and security.txt for the live site. */
export function siteIdentity(mode: string, origin: string): Plugin {
  return {
    name: 'amin:site-identity',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const settings = loadEnv(mode, process.cwd(), 'SITE_');
      const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      emit(VERSION_FILE, versionText(version, commitOf(settings['SITE_COMMIT'])));
      if (mode === 'demo') return;
      const contact = settings['SITE_SECURITY_CONTACT']?.trim() || `mailto:${COMPANY.email}`;
      emit(SECURITY_FILE, securityText(origin, contact, new Date()));
    },
  };
}
