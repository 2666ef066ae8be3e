import { dirname, extname } from 'node:path/posix';
import { pathOf } from '../../src/ui/shell/routePaths.ts';
import { CONTENT_TYPES } from '../contentTypes.ts';
import { HEALTH_PATH, VERSION_FILE } from '../securityHeaders.ts';
import { SHARED_DOCUMENTS } from '../sharedDocuments.ts';
import { headersFor, type Headers, type StaticSite } from './StaticSite.ts';

interface Rule {
  readonly path: string;
  readonly headers: Headers;
}

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Every matching rule adds its headers, and a header
 * that is added twice is sent as a joined value. Headers that differ between kinds of files are therefore in
 * rules of which only one matches a path.
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
  return [{ path: '/*', headers: common }, ...own].map(formatRule).join('\n');
}

function formatRule({ path, headers }: Rule): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

function rulesOf(site: StaticSite): readonly Rule[] {
  const shared = SHARED_DOCUMENTS.map(({ file }) => file.slice(1));
  const documents = site.files
    .filter((file) => file.endsWith('.html') && !shared.includes(file))
    .flatMap(pathsOf);
  const files = site.files.filter(
    (file) => !file.endsWith('.html') && !/^\.(?!well-known\/)|\/\.|^assets\/|\.(?:br|gz)$/u.test(file),
  );
  return [
    ...documents.map((path) => ({ path, headers: headersFor(site, path, true) })),
    ...SHARED_DOCUMENTS.flatMap(({ name, path, file }) =>
      [...withAndWithoutSlash(path), ...(hasRule(file) ? [] : [file])].map((each) => ({
        path: each,
        headers: headersFor(site, pathOf(name, '1'), true),
      })),
    ),
    { path: HEALTH_PATH, headers: headersFor(site, HEALTH_PATH, false) },
    { path: '/assets/*', headers: headersFor(site, '/assets/any.js', false) },
    ...files.map((file) => ({
      path: `/${file}`,
      headers: { ...headersFor(site, `/${file}`, false), ...contentType(file) },
    })),
  ];
}

/** The hosts do not know the types of all other files. */
function contentType(file: string): Headers {
  const type = CONTENT_TYPES[extname(file)];
  return type === undefined ? {} : { 'Content-Type': type };
}

/** Every path at which a document is requested. */
function pathsOf(file: string): readonly string[] {
  if (file === 'index.html') return ['/'];
  return file.endsWith('/index.html')
    ? withAndWithoutSlash(`/${file.slice(0, -'/index.html'.length)}`)
    : [`/${file}`];
}

/**
 * Whether a rule for requested paths also matches the path of the file. Netlify's emulator applies the rules of the
 * file that it sends, other hosts those of the requested path.
 */
const hasRule = (file: string): boolean =>
  SHARED_DOCUMENTS.some(({ name }) => pathOf(name, 'index.html') === file);

const withAndWithoutSlash = (path: string): readonly string[] => [path, `${path}/`];

/**
 * `_redirects`: one document answers every path of its kind, without a redirect. The health check gets a file of the
 * release. Rules without placeholders come first, because Cloudflare Pages then looks them up first.
 */
export function redirectsFile(): string {
  const documents = SHARED_DOCUMENTS.flatMap(({ path, file }) =>
    withAndWithoutSlash(path).map((each) => `${each} ${dirname(file)}/ 200\n`),
  );
  return [`${HEALTH_PATH} /${VERSION_FILE} 200\n`, ...documents].join('');
}
