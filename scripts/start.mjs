/**
 * Installs what the demo needs, builds it unless its sources are unchanged, serves it as in production and opens it
 * in the browser. PORT and HOST set where it listens. Ctrl-C stops it.
 */
import { spawn } from 'node:child_process';
import { ensureDemoBuilt } from './demoBuild.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled('demo');
await ensureDemoBuilt();

console.log('Starting the server ...');
const { preview } = await import('vite');
const server = await preview({
  mode: 'demo',
  build: { outDir: 'dist-demo' },
  preview: {
    host: process.env['HOST'] ?? 'localhost',
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: false,
  },
});
const { local = [], network = [] } = server.resolvedUrls ?? {};
const demoUrls = [...local, ...network];
console.log(
  `\n  Amin is ready after ${process.uptime().toFixed(1)} s: ${demoUrls.join(' ')}\n  Ctrl-C stops it.\n`,
);
if (demoUrls[0] !== undefined) openInBrowser(demoUrls[0]);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    process.exit(0);
  });

/**
 * Opens the URL in the default browser. Does nothing on a machine without a screen or in CI, where the
 * printed URL is enough.
 * @param {string} url
 */
function openInBrowser(url) {
  const hasScreen =
    process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  if (!hasScreen || process.env['CI'] !== undefined) return;
  const [program, parameters] = {
    darwin: /** @type {const} */ (['open', [url]]),
    win32: /** @type {const} */ (['cmd', ['/c', 'start', '', url]]),
  }[/** @type {string} */ (process.platform)] ?? ['xdg-open', [url]];
  const child = spawn(program, [...parameters], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
