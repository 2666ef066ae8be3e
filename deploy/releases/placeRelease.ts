import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts a built site beside the releases that are there, under a name of its own. Afterwards every release has the assets
 * of all: whichever is served, a tab that was opened with another finds its files. Nothing that is there is changed;
 * which release is served, the server's configuration says.
 * @returns The folder of the release.
 */
export function placeRelease(built: string, releases: string, name: string): string {
  if (!/^\w[\w.-]*$/u.test(name))
    throw new Error(`The name of a release is letters, digits, . _ and -: ${name}`);
  const place = join(releases, name);
  if (existsSync(place)) throw new Error(`There is a release ${name} already: ${place}`);
  const others = existsSync(releases) ? foldersOf(releases) : [];
  /* Under a hidden name until it is whole. */
  const arriving = join(releases, `.${name}`);
  mkdirSync(releases, { recursive: true });
  cpSync(built, arriving, { recursive: true });
  for (const other of others) {
    shareAssets(join(releases, other), arriving);
    shareAssets(arriving, join(releases, other));
  }
  renameSync(arriving, place);
  return place;
}

function foldersOf(releases: string): readonly string[] {
  return readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** Names of assets tell their content: one that is there is the same, and a link needs no room. */
function shareAssets(from: string, to: string): void {
  const assets = join(from, 'assets');
  if (!existsSync(assets)) return;
  const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { name, parentPath } of files) {
    const file = join(parentPath, name);
    const copy = join(to, 'assets', file.slice(assets.length));
    if (existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
}
