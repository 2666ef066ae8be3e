import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noteRelease } from './servedReleases.ts';

/**
 * Adds a built site to the existing releases, under its own name. Afterwards every release has the assets of all
 * releases, so a tab that was opened with one release finds its files when another one is served. Existing files are
 * not changed. The server's configuration selects the release that is served.
 * @returns The folder of the release.
 */
export function placeRelease(built: string, releases: string, name: string): string {
  if (!/^\w[\w.-]*$/u.test(name))
    throw new Error(
      `The name of a release may only contain letters, digits, . _ and -, and starts with a letter, a digit or _. Got: ${name}`,
    );
  const folder = join(releases, name);
  if (existsSync(folder))
    throw new Error(`Release ${name} already exists in ${folder}. Choose another name.`);
  const others = existsSync(releases) ? foldersOf(releases) : [];
  /* The copy has a hidden name until it is complete. An incomplete copy of an interrupted run is removed. */
  const incomplete = join(releases, `.${name}`);
  mkdirSync(releases, { recursive: true });
  rmSync(incomplete, { recursive: true, force: true });
  cpSync(built, incomplete, { recursive: true });
  for (const other of others) {
    shareAssets(join(releases, other), incomplete);
    shareAssets(incomplete, join(releases, other));
  }
  renameSync(incomplete, folder);
  noteRelease(releases, name);
  return folder;
}

function foldersOf(releases: string): readonly string[] {
  return readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** The name of an asset contains a hash, so equal names mean equal files. A hard link takes no space. */
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
