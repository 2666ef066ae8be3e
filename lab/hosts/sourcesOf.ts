import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../../scripts/runCommand.mjs';
import type { Release } from './Release';

const LOCALES = 'src/ui/i18n/locales';

/**
 * The folder of the sources of a release. The first one is this tree. The second one is a copy with one more text in
 * every locale file, like a release that changes texts. The copy is in the temporary folder, because the build would
 * treat sources in node_modules as packages.
 */
export async function sourcesOf(release: Release): Promise<string> {
  if (release === 'first') return resolve('.');
  const folder = join(tmpdir(), 'amin-hosts', release);
  rmSync(folder, { recursive: true, force: true });
  const { output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of output.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  addTexts(join(folder, LOCALES));
  return folder;
}

function addTexts(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const texts: Record<string, unknown> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), JSON.stringify({ ...texts, addedBySecondRelease: 'second' }));
  }
}
