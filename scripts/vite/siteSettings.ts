import { execFileSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { unknownNames } from '../../deploy/settings/unknownNames.ts';
import { COMPANY } from '../../src/ui/company/companyContent.ts';
import { COMPANY_CONTENT, inventedParts, type CompanyContent } from './inventedParts.ts';

/** The settings of the site that are no part of the bundle (docs/operations.md). */
export interface SiteSettings {
  /** The origin of the site, for search engines and link previews. */
  readonly origin: string;
  /** The URL in security.txt. */
  readonly securityContact: string;
  /** The commit that the site is built from. A demo, or a site of the demo's company, may have none. */
  readonly commit: string | undefined;
  /** Missing, invalid and unknown settings, as sentences for the operator. */
  readonly problems: readonly string[];
}

/** Every setting of the site. */
export const SITE_NAMES = ['SITE_ORIGIN', 'SITE_SECURITY_CONTACT', 'SITE_COMMIT', 'SITE_DEMO_COMPANY'];

/** Netlify sets these for every build. */
const SET_BY_HOSTS = ['SITE_ID', 'SITE_NAME'];

/** The origin of the demo company's site. */
const DEMO_ORIGIN = 'https://amin.example';

const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/u;

/** It becomes part of an attribute of each document. */
const COMMIT = /^[\w.-]+$/u;

/** The settings in the environment and in the files for the mode. */
export function siteSettings(mode: string): SiteSettings {
  const values = loadEnv(mode, process.cwd(), 'SITE_');
  const commit = values['SITE_COMMIT']?.trim() || commitOfRepository();
  return readSiteSettings({ ...values, SITE_COMMIT: commit }, mode !== 'demo');
}

function commitOfRepository(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Reads the settings and collects all mistakes.
 * @param isLive A live build needs every setting that has the demo company as its default. A demo build needs none.
 */
export function readSiteSettings(
  values: Readonly<Record<string, string | undefined>>,
  isLive: boolean,
  content: CompanyContent = COMPANY_CONTENT,
): SiteSettings {
  const valueOf = (name: string): string => values[name]?.trim() ?? '';
  const origin = valueOf('SITE_ORIGIN') || DEMO_ORIGIN;
  const securityContact = valueOf('SITE_SECURITY_CONTACT') || `mailto:${COMPANY.email}`;
  const commit = valueOf('SITE_COMMIT') || undefined;
  return {
    origin,
    securityContact,
    commit,
    problems: [
      ...(isLive ? liveProblems(values, valueOf, content) : []),
      ...(!URL.canParse(origin) || new URL(origin).origin !== origin
        ? ['SITE_ORIGIN is not scheme and host, such as https://amin.example']
        : []),
      ...(CONTACT.test(securityContact)
        ? []
        : ['SITE_SECURITY_CONTACT does not begin with mailto:, https:// or tel:']),
      ...(!isLive || commit === undefined || COMMIT.test(commit)
        ? []
        : ['SITE_COMMIT has other characters than letters, digits, ., _ and -']),
    ],
  };
}

function liveProblems(
  values: Readonly<Record<string, string | undefined>>,
  valueOf: (name: string) => string,
  content: CompanyContent,
): readonly string[] {
  const unknown = unknownNames(Object.keys(values), [...SITE_NAMES, ...SET_BY_HOSTS]);
  const isDemoCompany = valueOf('SITE_DEMO_COMPANY');
  if (isDemoCompany === 'true') return unknown;
  const invented = inventedParts(content);
  return [
    ...unknown,
    ...(['', 'false'].includes(isDemoCompany) ? [] : ['SITE_DEMO_COMPANY is neither true nor false']),
    ...['SITE_ORIGIN', 'SITE_SECURITY_CONTACT', 'SITE_COMMIT']
      .filter((name) => valueOf(name) === '')
      .map((name) => `${name} is missing${name === 'SITE_COMMIT' ? ', and git names no commit here' : ''}`),
    ...(invented.length === 0
      ? []
      : [
          `src/ui/company/companyContent.ts has an invented company (${invented.join(', ')}). Replace it, or write SITE_DEMO_COMPANY=true`,
        ]),
  ];
}
