import { existsSync, readFileSync } from 'node:fs';

/** The version of an installed package. npm installs a package of the laboratory beside it only on a conflict. */
export function versionOf(name: string): string {
  const own = `lab/node_modules/${name}/package.json`;
  const file = existsSync(own) ? own : `node_modules/${name}/package.json`;
  const manifest: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.version;
}
