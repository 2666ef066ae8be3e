import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of the releases in the order in which they were added or went forward again, one per line, without those
 * that were rolled back.
 */
const LIST = '.releases';

function readList(releases: string): readonly string[] {
  const file = join(releases, LIST);
  const names = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  /* A release may have been deleted since. */
  return names.filter((name) => name !== '' && existsSync(join(releases, name)));
}

function writeList(releases: string, names: readonly string[]): void {
  writeFileSync(join(releases, LIST), names.map((name) => `${name}\n`).join(''));
}

/** Notes that a release was added or is served again, so that a rollback finds the one before it. */
export function noteRelease(releases: string, name: string): void {
  writeList(releases, [...readList(releases).filter((other) => other !== name), name]);
}

/**
 * Goes forward to a release that was rolled back.
 * @returns Its folder.
 */
export function serveAgain(releases: string, name: string): string {
  const folder = join(releases, name);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${releases} has no release ${name}.`);
  noteRelease(releases, name);
  return folder;
}

/**
 * Goes back from the newest release to the one before it. A second call goes back one more. The folder of the newer
 * release stays.
 * @returns The folder of the release to serve, and the name of the newer one.
 */
export function rollBack(releases: string): { readonly folder: string; readonly rolledBack: string } {
  const names = readList(releases);
  const [previous, rolledBack] = names.slice(-2);
  if (previous === undefined || rolledBack === undefined)
    throw new Error(`${releases} has no earlier release to roll back to.`);
  writeList(releases, names.slice(0, -1));
  return { folder: join(releases, previous), rolledBack };
}
