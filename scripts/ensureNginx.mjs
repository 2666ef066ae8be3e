import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './installDebianPackages.mjs';

const DEBIAN_NGINX = '/usr/sbin/nginx';
const usualPlaces = [
  DEBIAN_NGINX,
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/**
 * The nginx of the local stack: the program named by NGINX, else the first one found.
 * @returns {string | undefined}
 */
export function findNginx() {
  const named = process.env['NGINX'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return usualPlaces.find((place) => existsSync(place));
}

/** Debian's Brotli module for its own nginx. Without it, nginx sends the uncompressed files. */
export function findBrotliModule() {
  const file = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return findNginx() === DEBIAN_NGINX && existsSync(file) ? file : undefined;
}

/**
 * Whether a version of nginx has the directive `http2`. It came with 1.25.1, which deprecated the parameter of
 * `listen`.
 * @param {string} version such as 1.22.1
 */
export function isWithHttp2Directive(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major > 1 || (major === 1 && (minor > 25 || (minor === 25 && patch >= 1)));
}

/**
 * Reads from `nginx -V` the version of the installed nginx and which modules for precompressed files it has. Without
 * nginx, a current one is assumed.
 * @returns {{ hasBrotli: boolean; hasGzip: boolean; hasHttp2Directive: boolean }}
 */
export function readNginxFeatures() {
  const program = findNginx();
  /* nginx prints its version and build options on stderr. */
  const built = program === undefined ? '' : spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  return {
    hasBrotli: findBrotliModule() !== undefined || /--add-module=\S*brotli/u.test(built),
    hasGzip: built.includes('--with-http_gzip_static_module'),
    hasHttp2Directive: isWithHttp2Directive(/nginx\/([\d.]+)/u.exec(built)?.[1] ?? '1.29.0'),
  };
}

/**
 * Debian's packages of nginx, unless it is complete or NGINX names another one. Debian's nginx counts as complete only
 * with its Brotli module.
 */
export function missingNginxPackages() {
  const found = findNginx();
  const isComplete = found !== undefined && (found !== DEBIAN_NGINX || findBrotliModule() !== undefined);
  return isComplete || process.env['NGINX'] ? [] : ['nginx', 'libnginx-mod-http-brotli-static'];
}

/**
 * Finds nginx, or installs Debian's without starting its service, where that is possible. Ends the process when there is
 * none.
 * @returns {Promise<string>}
 */
export async function ensureNginx() {
  await installDebianPackages(missingNginxPackages());
  const found = findNginx();
  if (found !== undefined) return found;
  console.error('The local stack needs nginx. Install it, or set NGINX to the path of its program.');
  return process.exit(1);
}
