import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteConfiguration } from '../../../deploy/nginx/siteConfiguration';
import type { AdmittedHashes, AdmittedOrigins } from '../../../deploy/securityHeaders';
import { ensureNginx, findBrotliModule, readNginxFeatures } from '../../../scripts/ensureNginx.mjs';
import { readAdmittedHashes } from '../../../scripts/vite/admittedHashes';
import { readAdmittedOrigins } from '../../../deploy/settings/admittedOrigins';
import { acceptsConnection } from '../acceptsConnection';
import { freePort } from './freePort';
import { nginxConfiguration } from './nginxConfiguration';

export interface WebOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** The folder of the built site. */
  readonly site: string;
  /** The allowed origins and inline contents of the site. By default they are read from the built site. */
  readonly origins?: AdmittedOrigins | undefined;
  readonly admitted?: AdmittedHashes | undefined;
  /** The paths of a certificate and its key, to serve over TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string } | undefined;
  /** The file of the access log. None is written by default. */
  readonly accessLog?: string | undefined;
  /** The webroot of an ACME client. */
  readonly acmeRoot?: string | undefined;
}

export interface RunningWeb {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built site with nginx, as in production. Installs nginx when it is missing and can be installed. */
export async function startWeb(options: WebOptions): Promise<RunningWeb> {
  await ensureNginx();
  const port = options.port === 0 ? await freePort() : options.port;
  const configuration = siteConfiguration({
    root: resolve(options.site),
    port,
    listenOn: ['127.0.0.1'],
    admitted: options.admitted ?? readAdmittedHashes(options.site),
    origins: options.origins ?? readAdmittedOrigins(options.site),
    tls: options.tls,
    ...readNginxFeatures(),
    accessLog: options.accessLog ?? '/dev/null',
    acmeRoot: options.acmeRoot,
  });
  const close = await startNginx(configuration, port);
  return { url: `${options.tls === undefined ? 'http' : 'https'}://localhost:${String(port)}`, close };
}

/**
 * @param site A configuration for nginx's `http` block.
 * @param port One of its ports, which answers when nginx is ready.
 * @returns Stops nginx.
 */
export async function startNginx(site: string, port: number): Promise<() => Promise<void>> {
  const { program, folder, parameters } = await configure(site);
  const server = spawn(program, parameters, { env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    await waitForConnection(server, port);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return async () => {
    await stop(server);
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Has nginx check a configuration without serving it.
 * @param site A configuration for nginx's `http` block.
 * @returns What nginx prints.
 */
export async function testNginx(site: string): Promise<string> {
  const { program, folder, parameters } = await configure(site);
  const { stderr } = spawnSync(program, [...parameters, '-t'], { env: ENVIRONMENT, encoding: 'utf8' });
  await rm(folder, { recursive: true, force: true });
  return stderr;
}

/** nginx itself reads sockets from a variable NGINX, which names the program here (scripts/ensureNginx.mjs). */
const ENVIRONMENT = { ...process.env, NGINX: undefined };

async function configure(site: string) {
  const program = await ensureNginx();
  const folder = await mkdtemp(join(tmpdir(), 'web-'));
  const configuration = nginxConfiguration(site, {
    folder,
    brotliModule: findBrotliModule(),
    isRoot: process.getuid?.() === 0,
  });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  return { program, folder, parameters: ['-c', file, '-p', folder, '-e', 'stderr'] };
}

/** Waits for the first connection. Rejects with the output of nginx when it exits before. */
async function waitForConnection(server: ChildProcess, port: number): Promise<void> {
  let output = '';
  server.stderr?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
    if (await acceptsConnection('127.0.0.1', port)) return;
    await pause(50);
  }
  await stop(server);
  throw new Error(`nginx does not accept connections: ${output}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((settle) => {
    server.once('exit', settle);
  });
  server.kill('SIGTERM');
  await ended;
}
