import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RuntimeCaching } from 'workbox-build';
import { APPLICATION_DOCUMENT } from '../../deploy/sharedDocuments.ts';
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
  /** Which addresses it answers. Written into the service worker as it stands, so it knows nothing but its arguments. */
  readonly answers: RuntimeCaching['urlPattern'];
  /** It stands for pages that have a document of their own: it answers only without a connection. */
  readonly isStandIn?: boolean;
}

/** Each frame of a signed-in page answers its own kind of address, the frame of the application all others. */
const DOCUMENTS: readonly KeptDocument[] = [
  {
    address: '/dashboard/business/0/subscription?kept',
    file: 'dashboard/business/subscription/index.html',
    answers: ({ request, url }) =>
      request.mode === 'navigate' && /^\/dashboard\/business\/[^/]+\/subscription\/?$/u.test(url.pathname),
  },
  {
    address: '/dashboard/business/0?kept',
    file: 'dashboard/business/index.html',
    answers: ({ request, url }) =>
      request.mode === 'navigate' && /^\/dashboard\/business\/[^/]+\/?$/u.test(url.pathname),
  },
  {
    address: '/dashboard?kept',
    file: 'dashboard/index.html',
    answers: ({ request, url }) => request.mode === 'navigate' && /^\/dashboard\/?$/u.test(url.pathname),
  },
  {
    address: '/profile?kept',
    file: 'profile/index.html',
    answers: ({ request, url }) => request.mode === 'navigate' && /^\/profile\/?$/u.test(url.pathname),
  },
  {
    address: '/demo/sign-in.html?kept',
    file: 'demo/sign-in.html',
    answers: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/demo/sign-in.html',
  },
  {
    address: `${APPLICATION_DOCUMENT}?kept`,
    file: APPLICATION_DOCUMENT.slice(1),
    answers: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/demo/'),
    isStandIn: true,
  },
];

/** Those that a built site has, the most particular kind of address first. */
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
