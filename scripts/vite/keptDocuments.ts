import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RuntimeCaching } from 'workbox-build';
import { APPLICATION_DOCUMENT } from '../../deploy/sharedDocuments.ts';
import { documentOf, namesOf, pathOf, patternOf } from '../../src/ui/shell/routePaths.ts';
import { OWNER_ROUTES } from '../../src/ui/shell/routes.ts';
import { policyFile } from './admittedHashes.ts';
import { originsFile } from './admittedOrigins.ts';

/** A document that the device of an owner keeps. */
export interface KeptDocument {
  /**
   * The address it is kept under, and asked for at: nobody opens it. It is one of the kind that is answered, so that
   * the document is kept with the policy of that kind.
   */
  readonly address: string;
  /** Its file in the built site. */
  readonly file: string;
  /** Which paths it answers. */
  readonly answers: RuntimeCaching['urlPattern'];
  /** It stands for pages that have a document of their own: it answers only without a connection. */
  readonly isStandIn?: boolean;
}

/**
 * Workbox writes the text of the function into the service worker, where the table of routes does not exist; so the
 * text holds the pattern itself.
 */
function navigationTo(pattern: string): RuntimeCaching['urlPattern'] {
  const text = `({ request, url }) => request.mode === 'navigate' && /${pattern.replaceAll('/', String.raw`\/`)}/u.test(url.pathname)`;
  const answers: RuntimeCaching['urlPattern'] = ({ request, url }) =>
    request.mode === 'navigate' && new RegExp(pattern, 'u').test(url.pathname);
  return Object.assign(answers, { toString: () => text });
}

/** The document of each screen answers its own paths, the frame of the application all others. */
const DOCUMENTS: readonly KeptDocument[] = [
  ...namesOf(OWNER_ROUTES).map((name) => ({
    address: `${pathOf(name, '0')}?kept`,
    file: documentOf(name),
    answers: navigationTo(patternOf(name)),
  })),
  {
    address: '/demo/sign-in.html?kept',
    file: 'demo/sign-in.html',
    answers: navigationTo(String.raw`^/demo/sign-in\.html$`),
  },
  {
    address: `${APPLICATION_DOCUMENT}?kept`,
    file: APPLICATION_DOCUMENT.slice(1),
    answers: navigationTo('^/(?!demo/)'),
    isStandIn: true,
  },
];

/** Those that a built site has; the first one that answers a path decides. */
export function keptDocuments(site: string): readonly KeptDocument[] {
  return DOCUMENTS.filter(({ file }) => existsSync(join(site, file)));
}

/** Changes with the document and with the policies it may be sent with. */
export function revisionOf(site: string, { file }: KeptDocument): string {
  const hash = createHash('sha256');
  for (const name of [file, policyFile, originsFile]) {
    const path = join(site, name);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
