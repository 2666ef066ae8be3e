import { readFileSync } from 'node:fs';

/** The version of a package in `tests/trust/node_modules` or in the project's own `node_modules`. */
export function versionOf(name: string, folder: 'tests/trust' | '.' = 'tests/trust'): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8'),
  );
  return manifest.version;
}
