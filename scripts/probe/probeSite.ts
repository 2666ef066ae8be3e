import { extname } from 'node:path';
import { CONTENT_TYPES } from '../../deploy/contentTypes.ts';
import {
  HEALTH_PATH,
  responseHeaders,
  serviceWorkerFile,
  STRICT_TRANSPORT_SECURITY,
  VERSION_FILE,
} from '../../deploy/securityHeaders.ts';
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from '../../src/domain/shared/language.ts';
import { LATER_FILES } from '../../src/ui/shell/cachedFiles.ts';
import { PAYMENT_ROUTES, pathOf, ROUTES } from '../../src/ui/shell/routePaths.ts';
import { check, compare, type Check, type Send } from './Check.ts';
import { policyProblems, refusedInlineCode } from './policyProblems.ts';

interface ProbedDocument {
  readonly name: string;
  readonly path: string;
  readonly language: string;
}

/** One document of each policy that every host can distinguish (docs/operations.md). */
const DOCUMENTS: readonly ProbedDocument[] = [
  ...COMPLETE_LANGUAGES.map((language) => ({
    name: `the home page in ${language}`,
    path: language === DEFAULT_LANGUAGE ? '/' : `/${language}`,
    language,
  })),
  { name: "the owner's dashboard", path: ROUTES.dashboard.path, language: DEFAULT_LANGUAGE },
  ...PAYMENT_ROUTES.map((name) => ({
    name: 'the payment document',
    path: pathOf(name, '1'),
    language: DEFAULT_LANGUAGE,
  })),
];

const UNKNOWN_PAGE = '/probe-of-an-unknown-page';
const UNKNOWN_ASSET = '/assets/probe-of-a-missing-file.js';

/** Requests at a time. */
const PARALLEL = 8;

export interface ProbedSite {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The origin of the API. Without it, the policies may admit any. */
  readonly api?: string | undefined;
  /** The documents of a demo do not name their release. */
  readonly isDemo?: boolean;
  readonly send: Send;
}

/** Checks what a site serves to a visitor. */
export async function probeSite(site: ProbedSite): Promise<readonly Check[]> {
  const get = async (path: string, method = 'GET'): Promise<Response> =>
    site.send(site.origin + path, { method, headers: { 'Accept-Language': DEFAULT_LANGUAGE } });
  const htmlByPath = new Map<string, string>();
  const checks: Check[] = [];
  const add = async (name: string, find: () => Promise<readonly string[]>): Promise<void> => {
    checks.push(await check(name, find));
  };

  for (const { name, path, language } of DOCUMENTS)
    await add(`${path} is ${name}`, async () => {
      const response = await get(path);
      const html = await response.text();
      htmlByPath.set(path, html);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      return [
        ...compare('status', '200', String(response.status)),
        ...typeProblems('.html', response),
        ...compare('the language', language, /<html[^>]* lang="([^"]*)"/u.exec(html)?.[1]),
        ...headerProblems(site, path, true, response),
        ...policyProblems(path, policy, site.api),
        ...refusedInlineCode(html, policy),
      ];
    });

  await add(`${UNKNOWN_PAGE} is answered as an unknown page`, async () => {
    const response = await get(UNKNOWN_PAGE);
    const html = await response.text();
    const policy = response.headers.get('Content-Security-Policy') ?? html;
    return [
      ...compare('status', '404', String(response.status)),
      ...typeProblems('.html', response),
      ...commonHeaderProblems(site, response),
      ...(policy.includes("default-src 'none'")
        ? []
        : ["expected a policy with default-src 'none', saw none"]),
    ];
  });
  await add(`${UNKNOWN_ASSET} is answered as a missing file`, async () =>
    compare('status', '404', String((await get(UNKNOWN_ASSET)).status)),
  );
  await add(`${HEALTH_PATH} says that the site is healthy`, async () => {
    const response = await get(HEALTH_PATH);
    return [
      ...compare('status', '200', String(response.status)),
      ...headerProblems(site, HEALTH_PATH, false, response),
    ];
  });

  await add('every document names the release that is served', async () => {
    const response = await get(`/${VERSION_FILE}`);
    const { commit }: { readonly commit: string | null } = JSON.parse(await response.text());
    return [
      ...headerProblems(site, `/${VERSION_FILE}`, false, response),
      ...[...(site.isDemo === true ? [] : htmlByPath)].flatMap(([path, html]) => {
        const version = /<body[^>]* data-version="([^"]*)"/u.exec(html)?.[1];
        const isSame = version !== undefined && commit?.startsWith(version) === true;
        return isSame
          ? []
          : [`expected ${path} to name release ${commit ?? 'none'}, saw ${version ?? 'none'}`];
      }),
    ];
  });

  let worker = '';
  await add(`/${serviceWorkerFile} is the service worker of this release`, async () => {
    const response = await get(`/${serviceWorkerFile}`);
    const later = await get(`/${LATER_FILES}`);
    worker = (await response.text()) + (await later.text());
    const precached = assetsIn(worker);
    const shell = assetsIn(htmlByPath.get(ROUTES.dashboard.path) ?? '').filter((file) =>
      /\.(?:js|css)$/u.test(file),
    );
    return [
      ...fileProblems(site, `/${serviceWorkerFile}`, response),
      ...fileProblems(site, `/${LATER_FILES}`, later).map((each) => `/${LATER_FILES}: ${each}`),
      ...shell
        .filter((file) => !precached.includes(file))
        .map((file) => `expected it to precache ${file} of ${ROUTES.dashboard.path}, saw only other files`),
    ];
  });

  let icons: readonly string[] = [];
  await add('the manifest can be installed', async () => {
    const path = linksIn(htmlByPath.get(ROUTES.dashboard.path) ?? '', 'manifest')[0];
    if (path === undefined) return [`expected ${ROUTES.dashboard.path} to name a manifest, saw none`];
    const response = await get(path);
    const {
      name,
      start_url,
      icons: entries,
    }: Readonly<Record<string, unknown>> = JSON.parse(await response.text());
    icons = Array.isArray(entries) ? entries.flatMap(({ src }: { src?: string }) => src ?? []) : [];
    return [
      ...fileProblems(site, path, response),
      ...(typeof name === 'string' && typeof start_url === 'string' && icons.length > 0
        ? []
        : ['expected name, start_url and icons in it, saw not all of them']),
    ];
  });

  const documents = [...htmlByPath.values()];
  const files = new Set([
    ...[...documents, worker].flatMap(assetsIn),
    ...documents.flatMap((html) => linksIn(html, 'icon', 'apple-touch-icon')),
    ...icons,
  ]);
  await add(
    `the ${String(files.size)} files that documents, service worker and manifest name answer`,
    async () => {
      const problems: string[] = [];
      const next = files.values();
      const work = async (): Promise<void> => {
        for (const path of next)
          problems.push(
            ...fileProblems(site, path, await get(path, 'HEAD')).map((each) => `${path}: ${each}`),
          );
      };
      await Promise.all(Array.from({ length: PARALLEL }, work));
      return problems.toSorted();
    },
  );
  return checks;
}

/** Problems of the response to a path of a file. */
function fileProblems(site: ProbedSite, path: string, response: Response): readonly string[] {
  return [
    ...compare('status', '200', String(response.status)),
    ...typeProblems(extname(path), response),
    ...headerProblems(site, path, false, response),
  ];
}

/**
 * Static hosts choose the types themselves. Some spell the encoding in capitals. Some omit it for files, and browsers
 * take that of the document. Some send the older name of JavaScript (RFC 9239), which browsers treat like the new one.
 */
function typeProblems(extension: string, { headers }: Response): readonly string[] {
  const expected = CONTENT_TYPES[extension] ?? '';
  const seen = headers.get('Content-Type');
  const [type = '', parameter] = (seen ?? '')
    .toLowerCase()
    .replace('application/java', 'text/java')
    .split(/;\s*/u);
  const [expectedType = '', expectedParameter] = expected.split('; ');
  const isOmitted = parameter === undefined && extension !== '.html';
  const isSame = type === expectedType && (isOmitted || parameter === expectedParameter);
  return isSame ? [] : compare('Content-Type', expected, seen);
}

function expectedHeaders(
  { origin }: ProbedSite,
  path: string,
  isDocument: boolean,
): Readonly<Record<string, string>> {
  return {
    ...responseHeaders(path, isDocument, { scripts: [], styles: [] }),
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
  };
}

/** Compares the headers with `deploy/securityHeaders.ts`. The policy of a document depends on the release. */
function headerProblems(
  site: ProbedSite,
  path: string,
  isDocument: boolean,
  { headers }: Response,
): readonly string[] {
  return Object.entries(expectedHeaders(site, path, isDocument))
    .filter(([name]) => !isDocument || name !== 'Content-Security-Policy')
    .flatMap(([name, value]) => compareHeader(name, value, headers.get(name)));
}

/** Compares the headers that every response has, because not every host can set others for an unknown page. */
function commonHeaderProblems(site: ProbedSite, { headers }: Response): readonly string[] {
  const file = expectedHeaders(site, '/favicon.svg', false);
  return Object.entries(expectedHeaders(site, UNKNOWN_PAGE, true))
    .filter(([name, value]) => file[name] === value)
    .flatMap(([name, value]) => compareHeader(name, value, headers.get(name)));
}

/** A proxy may send a stronger Strict-Transport-Security, with a longer `max-age` or `preload`. */
function compareHeader(name: string, expected: string, seen: string | null): readonly string[] {
  const isStrictEnough =
    name === 'Strict-Transport-Security' &&
    maxAgeIn(seen) >= maxAgeIn(expected) &&
    /;\s*includeSubDomains/iu.test(seen ?? '');
  return isStrictEnough ? [] : compare(name, expected, seen);
}

const maxAgeIn = (header: string | null): number => Number(/^max-age="?(\d+)/iu.exec(header ?? '')?.[1] ?? 0);

/** The assets that a text names, in elements, styles and lists of scripts. */
const assetsIn = (text: string): readonly string[] => text.match(/\/assets\/[\w.-]+\.\w+/gu) ?? [];

/** The paths of the `link` elements with one of the relations. */
function linksIn(html: string, ...relations: readonly string[]): readonly string[] {
  return [...html.matchAll(/<link rel="([^"]*)"[^>]* href="(\/[^"]*)"/gu)].flatMap(
    ([, relation = '', path = '']) => (relations.includes(relation) ? [path] : []),
  );
}
