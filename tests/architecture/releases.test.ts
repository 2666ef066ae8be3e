import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeRelease } from '../../deploy/releases/placeRelease';
import { rollBack, serveAgain } from '../../deploy/releases/servedReleases';
import { runCommand } from '../../scripts/runCommand.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A build whose document references its assets. */
function aBuild(name: string, assets: readonly string[]): string {
  const built = join(folder, `built-${name}`);
  mkdirSync(join(built, 'assets', 'fonts'), { recursive: true });
  writeFileSync(join(built, 'index.html'), name);
  for (const asset of assets) writeFileSync(join(built, 'assets', asset), asset);
  return built;
}

const releases = (): string => join(folder, 'site');
const add = (name: string, assets: readonly string[]): string =>
  placeRelease(aBuild(name, assets), releases(), name);
const foldersIn = (place: string): readonly string[] =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const assetsOf = (place: string): readonly string[] =>
  readdirSync(join(place, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'fonts')
    .toSorted();

describe('a release', () => {
  it('is stored beside the others with its own documents, and does not change theirs', () => {
    const places = [add('one', ['app-1.js']), add('two', ['app-2.js'])];
    expect(places.map((place) => readFileSync(join(place, 'index.html'), 'utf8'))).toEqual(['one', 'two']);
    expect(foldersIn(releases())).toEqual(['one', 'two']);
  });

  it('has the files of every open tab, whichever release opened it, also after a rollback', () => {
    const all = ['app-1.js', 'app-2.js', 'app-3.js', 'fonts/a.woff2', 'shared.js'];
    const places = [
      add('one', ['app-1.js', 'shared.js', 'fonts/a.woff2']),
      add('two', ['app-2.js', 'shared.js']),
      add('three', ['app-3.js']),
    ];
    expect(places.map(assetsOf)).toEqual([all, all, all]);
  });

  it('does not replace one of the same name, and leaves no partial copy', () => {
    const place = add('one', ['app-1.js']);
    expect(() => placeRelease(aBuild('again', []), releases(), 'one')).toThrow('Release one already exists');
    expect(readFileSync(join(place, 'index.html'), 'utf8')).toBe('one');
    expect(foldersIn(releases())).toEqual(['one']);
  });

  it('contains nothing of an earlier copy that was interrupted', () => {
    add('one', ['app-1.js']);
    mkdirSync(join(releases(), '.two', 'assets'), { recursive: true });
    writeFileSync(join(releases(), '.two', 'assets', 'stale.js'), '');
    expect(assetsOf(add('two', ['app-2.js']))).toEqual(['app-1.js', 'app-2.js']);
  });

  it.each(['', '../one', '.one', 'a/b', '-one'])('cannot be named %j', (name) => {
    expect(() => placeRelease(aBuild('any', []), releases(), name)).toThrow('The name of a release');
  });

  it('is not added without its settings, and the command prints the mistake only (npm run deploy:release)', async () => {
    const command = [
      '--import',
      'tsx',
      'deploy/releases/addRelease.ts',
      aBuild('one', []),
      releases(),
      'one',
    ];
    const { code, output } = await runCommand(process.execPath, command);
    expect([code, output]).toEqual([
      1,
      `config.json is missing. npm run deploy:settings writes it into ${join(folder, 'built-one')}.\n`,
    ]);
    expect(existsSync(releases())).toBe(false);
  });
});

describe('a rollback', () => {
  const goBack = (): string => basename(rollBack(releases()).folder);

  it('serves the release that was added before, and a second one the release before that', () => {
    for (const name of ['one', 'two', 'three']) add(name, [`${name}.js`]);
    expect([goBack(), goBack()]).toEqual(['two', 'one']);
    expect(goBack).toThrow('no earlier release');
  });

  it('leads back from a release to what was served before it, and not to what was rolled back', () => {
    for (const name of ['one', 'two']) add(name, [`${name}.js`]);
    goBack();
    add('three', ['three.js']);
    expect(goBack()).toBe('one');
  });

  it('after going forward again leads to the release before, and not further back', () => {
    for (const name of ['one', 'two', 'three']) add(name, [`${name}.js`]);
    expect(goBack()).toBe('two');
    expect(serveAgain(releases(), 'three')).toBe(join(releases(), 'three'));
    expect(goBack()).toBe('two');
    serveAgain(releases(), 'three');
    add('four', ['four.js']);
    expect([goBack(), goBack()]).toEqual(['three', 'two']);
  });

  it.each(['', '..', 'five'])('does not go forward to %j, which is no release', (name) => {
    for (const each of ['one', 'two']) add(each, []);
    expect(() => serveAgain(releases(), name)).toThrow(`${releases()} has no release ${name}.`);
    expect(goBack()).toBe('one');
  });

  it('keeps the assets of the newer release, and never returns to a deleted one', () => {
    for (const name of ['one', 'two', 'three']) add(name, [`${name}.js`]);
    rmSync(join(releases(), 'two'), { recursive: true });
    const folderOfOne = rollBack(releases()).folder;
    expect(folderOfOne).toBe(join(releases(), 'one'));
    expect(assetsOf(folderOfOne)).toContain('three.js');
  });

  it('needs an earlier release', () => {
    expect(goBack).toThrow('has no earlier release');
    add('one', []);
    expect(goBack).toThrow('has no earlier release');
  });

  it('prints the folder to serve and what leaves the list, also to go forward again (npm run deploy:rollback)', async () => {
    for (const name of ['one', 'two']) add(name, [`${name}.js`]);
    const run = async (...names: readonly string[]) => {
      const command = ['--import', 'tsx', 'deploy/releases/rollBackRelease.ts', releases(), ...names];
      return promisify(execFile)(process.execPath, command);
    };
    const back = { stdout: `${join(releases(), 'one')}\n`, stderr: 'Takes two off the list. Serve:\n' };
    expect(await run()).toEqual(back);
    expect(await run('two')).toEqual({ stdout: `${join(releases(), 'two')}\n`, stderr: '' });
    expect(await run()).toEqual(back);
  });
});
