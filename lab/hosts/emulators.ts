import { existsSync, mkdirSync, readFileSync, copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from './run';

const FOLDER = resolve('node_modules/.cache/hosts/emulators');
const MANIFEST = 'package.json';

/** The emulators need a newer Node than some that the project supports. */
export const EMULATOR_NODE = join(FOLDER, 'node_modules/node/bin/node');

export const emulatorFile = (path: string): string => join(FOLDER, 'node_modules', path);

export function emulatorVersion(name: string): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(emulatorFile(`${name}/${MANIFEST}`), 'utf8'),
  );
  return version;
}

/** Installs the packages of lab/hosts/package.json into a folder that no other command reads. */
export async function ensureEmulators(): Promise<void> {
  const manifest = `lab/hosts/${MANIFEST}`;
  const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const isComplete = Object.entries(dependencies).every(
    ([name, version]) => existsSync(emulatorFile(`${name}/${MANIFEST}`)) && emulatorVersion(name) === version,
  );
  if (isComplete && existsSync(EMULATOR_NODE)) return;
  console.log('Installing the emulators of the hosts (npm install) ...');
  mkdirSync(FOLDER, { recursive: true });
  copyFileSync(manifest, join(FOLDER, MANIFEST));
  /* An emulator is run by the Node installed here, which may be newer than the one that installs it. */
  const options = [
    '--engine-strict=false',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--prefix',
    FOLDER,
  ];
  /* Their install scripts compile or download what serving a site does not need. Only that of Node puts its program there. */
  await run('npm', ['install', '--ignore-scripts', ...options]);
  await run('npm', ['rebuild', 'node', '--ignore-scripts=false', ...options]);
}
