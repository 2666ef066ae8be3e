import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/runCommand.mjs';
import { startStack } from '../../tests/stack/startStack';
import type { StackPorts } from '../../tests/stack/StackPorts';
import { WEB_PORT } from './address';
import { buildImages, ensureBuildah } from './containerImages';
import { ensureEmulators } from './emulators';
import { HOST_NAMES, isHostName, type HostName } from './hostNames';
import { readChecks, writeHostTable } from './hostTable';
import { builtSite, COMMITS, RELEASES, WORK } from './Release';
import { run } from './run';
import { sourcesOf } from './sourcesOf';

/* Started by lab/hosts.mjs, which explains the options. */

/** The ports of the services. That of the site is in its build, so they are always the same, and `--built` can use it again. */
const PORTS: StackPorts = {
  web: WEB_PORT,
  api: 18_110,
  identity: 18_120,
  payment: 18_130,
  diagnostics: 18_140,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !isHostName(name));
if (unknown.length > 0) throw new Error(`No such host: ${unknown.join(', ')}`);
const all = Object.keys(HOST_NAMES).filter(isHostName);
const wanted = positionals.length === 0 ? all : all.filter((name) => positionals.includes(name));

mkdirSync(WORK, { recursive: true });
await ensureEmulators();
const missing = wanted.includes('container') ? await ensureBuildah() : undefined;
if (missing !== undefined) console.log(`The container is not checked: ${missing}.`);
const checked = wanted.filter((name) => name !== 'container' || missing === undefined);

/* nginx, the container and the checks read the ports from these variables (tests/stack/StackPorts.ts). */
for (const [service, port] of Object.entries(PORTS))
  process.env[`STACK_${service.toUpperCase()}_PORT`] = String(port);
const stack = await startStack({
  ports: PORTS,
  publicPorts: PORTS,
  idempotency: 'honoured',
  hasControl: false,
});
/* The builds, the commands of deploy/ and the container take their settings from the environment. */
Object.assign(process.env, stack.environment);
try {
  if (!values.built) {
    await build();
    if (checked.includes('container')) await buildImages(stack.environment);
  }
  process.exitCode = await check(checked);
} finally {
  await stack.close();
}

async function build(): Promise<void> {
  for (const release of RELEASES) {
    console.log(`Building the ${release} release ...`);
    const outDir = ['--outDir', builtSite(release), '--emptyOutDir'];
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...outDir], {
      directory: await sourcesOf(release),
      environment: { SITE_COMMIT: COMMITS[release] },
    });
  }
}

async function check(hosts: readonly HostName[]): Promise<number> {
  const parameters = ['test', '--config', 'lab/hosts/playwright.config.ts'];
  const { code } = await runCommand(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', ...parameters, ...hosts.map((name) => `--project=${name}`)],
    { show: true },
  );
  if (hosts.length === all.length) await writeHostTable(readChecks());
  return code;
}
