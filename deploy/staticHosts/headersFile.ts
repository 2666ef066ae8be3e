import { dirname } from 'node:path/posix';
import { documentOf, pathOf } from '../../src/ui/shell/routePaths.ts';
import { SHARED_DOCUMENTS } from '../sharedDocuments.ts';
import { headersFor, type Headers, type StaticSite } from './StaticSite.ts';

interface Rule {
  readonly path: string;
  readonly headers: Headers;
}

/** The frame of the application stands there as a file of its own: these hosts rewrite to folders alone. */
export const CALLBACK_DOCUMENT = documentOf('callback');

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Every rule that fits adds its headers, and a header added twice
 * is sent joined; so what differs between kinds of files stands in rules of which one alone fits a path.
 */
export function headersFile(site: StaticSite): string {
  const rules = rulesOf(site);
  const [first = rules[0]] = rules;
  const isCommon = ([name, value]: readonly [string, string]): boolean =>
    rules.every(({ headers }) => headers[name] === value);
  const common = Object.fromEntries(Object.entries(first?.headers ?? {}).filter(isCommon));
  const own = rules.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in common))),
  }));
  return [{ path: '/*', headers: common }, ...own].map(written).join('\n');
}

function written({ path, headers }: Rule): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

function rulesOf(site: StaticSite): readonly Rule[] {
  const document = headersFor(site, '/', true);
  const shared = SHARED_DOCUMENTS.map(({ file }) => file.slice(1));
  const documents = [...site.files, CALLBACK_DOCUMENT]
    .filter((file) => file.endsWith('.html') && !shared.includes(file))
    .flatMap(pathsOf);
  const files = site.files.filter(
    (file) => !file.endsWith('.html') && !/^\.|\/\.|^assets\/|\.(?:br|gz)$/u.test(file),
  );
  return [
    ...documents.map((path) => ({ path, headers: document })),
    ...SHARED_DOCUMENTS.flatMap(({ name, path }) =>
      slashed(path).map((each) => ({ path: each, headers: headersFor(site, pathOf(name, '1'), true) })),
    ),
    { path: '/assets/*', headers: headersFor(site, '/assets/any.js', false) },
    ...files.map((file) => ({ path: `/${file}`, headers: headersFor(site, `/${file}`, false) })),
  ];
}

/** Every path a document is asked for at. */
function pathsOf(file: string): readonly string[] {
  if (file === 'index.html') return ['/'];
  return file.endsWith('/index.html') ? slashed(`/${file.slice(0, -'/index.html'.length)}`) : [`/${file}`];
}

const slashed = (path: string): readonly string[] => [path, `${path}/`];

/** `_redirects`: a document of a kind answers every path of it, under the address as it is. */
export function redirectsFile(): string {
  return SHARED_DOCUMENTS.map(({ path, file }) => `${path} ${dirname(file)}/ 200\n`).join('');
}

/**
 * What these hosts answer an unknown path with. Their rules cannot give it the policy of a document, so it carries its
 * own, runs nothing, and leads to the home page, as the application does.
 */
export const NOT_FOUND_DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=/" />
    <title>Amin</title>
  </head>
  <body>
    <a href="/">Amin</a>
  </body>
</html>
`;
