import { responseHeaders, STRICT_TRANSPORT_SECURITY } from '../../deploy/securityHeaders';
import { readAdmittedOrigins } from '../../deploy/settings/admittedOrigins';
import { readAdmittedHashes } from '../../scripts/vite/admittedHashes';
import { SETTINGS_PATH } from '../../src/ui/shell/cachedFiles';
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from '../../src/domain/shared/language';
import { pathInLanguage } from '../../src/ui/shell/url/languageUrl';
import { namesOf, pathOf, PUBLIC_PATHS } from '../../src/ui/shell/routePaths';
import { OWNER_ROUTES } from '../../src/ui/shell/routes';
import { ORIGIN } from './address';
import type { HostTraits, RunningHost } from './Host';

const ID = 'AMN-1';
const WIZARD = pathOf('subscription', ID);

const DOCUMENTS = [
  ...PUBLIC_PATHS.flatMap((path) => COMPLETE_LANGUAGES.map((language) => pathInLanguage(language, path))),
  ...namesOf(OWNER_ROUTES).map((name) => pathOf(name, ID)),
  '/auth/callback',
];
const FILES = ['/sw.js', '/version.json', SETTINGS_PATH, '/health', '/favicon.svg', '/robots.txt'];

/** Compares the response to each kind of path, with and without a slash at its end, with the source of all headers. */
export async function headerProblems(host: RunningHost, traits: HostTraits): Promise<readonly string[]> {
  const site = await host.site();
  const { pages, ...all } = readAdmittedHashes(site);
  const admitted = traits.sharesPolicies ? all : { ...all, pages };
  const origins = readAdmittedOrigins(site);
  const problems: string[] = [];
  const compare = async (path: string, described: string, isDocument: boolean): Promise<void> => {
    const { status, headers } = await fetch(ORIGIN + path, {
      headers: { 'Accept-Language': DEFAULT_LANGUAGE },
    });
    if (status !== 200) problems.push(`${path}: expected status 200, saw ${String(status)}`);
    const expected = {
      ...responseHeaders(described, isDocument, admitted, origins),
      ...(traits.isStatic && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
    };
    for (const [name, value] of Object.entries(expected))
      if (!traits.ownHeaders.includes(name) && headers.get(name) !== value)
        problems.push(`${path}: expected ${name} ${value}, saw ${headers.get(name) ?? 'none'}`);
  };
  for (const path of DOCUMENTS) {
    const described = traits.sharesPolicies && path === pathOf('business', ID) ? WIZARD : path;
    await compare(path, described, true);
    if (path !== '/') await compare(`${path}/`, described, true);
  }
  for (const path of FILES) await compare(path, path, false);
  return problems;
}
