import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runCommand } from './runCommand.mjs';

const DEBIANS_OWN = '/usr/sbin/nginx';
const usualPlaces = [DEBIANS_OWN, '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * The web server of the local stack: the one named by NGINX, else the first one found.
 * @returns {string | undefined}
 */
export function findNginx() {
  const named = process.env['NGINX'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  return usualPlaces.find((place) => existsSync(place));
}

/** Debian's module for its own nginx that answers with compressed copies; without it the files themselves are sent. */
export function findBrotliModule() {
  const file = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return findNginx() === DEBIANS_OWN && existsSync(file) ? file : undefined;
}

/**
 * Which modules for compressed copies the nginx of this machine has: it says itself what it was built with.
 * @returns {{ hasBrotli: boolean; hasGzip: boolean }}
 */
export function readNginxModules() {
  const program = findNginx();
  /* It tells on the error stream. */
  const built = program === undefined ? '' : spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr;
  return {
    hasBrotli: findBrotliModule() !== undefined || /--add-module=\S*brotli/u.test(built),
    hasGzip: built.includes('--with-http_gzip_static_module'),
  };
}

/** Whether the system's own package manager can be asked to install it. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
}

/** Debian's own nginx without its module for compressed copies is not whole. */
function isWhole() {
  const found = findNginx();
  return found !== undefined && (found !== DEBIANS_OWN || findBrotliModule() !== undefined);
}

/**
 * Finds nginx, or installs Debian's where that is possible; its service is not started. Throws when there is none.
 * @returns {Promise<string>}
 */
export async function ensureNginx() {
  if (!isWhole() && !process.env['NGINX'] && canInstall()) {
    console.log('Installing nginx (apt-get) ...');
    /* What is installed need not be started as a service: the stack starts its own. */
    const options = { show: true, environment: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
    await runCommand('apt-get', ['update'], options);
    const install = ['install', '-y', '--no-install-recommends'];
    await runCommand('apt-get', [...install, 'nginx'], options);
    await runCommand('apt-get', [...install, 'libnginx-mod-http-brotli-static'], options);
  }
  const found = findNginx();
  if (found !== undefined) return found;
  throw new Error('The local stack needs nginx. Install it, or set NGINX to the path of its program.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureNginx());
