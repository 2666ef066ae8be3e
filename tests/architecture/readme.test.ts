import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** What a person reads, and the tables that are written by commands or checked row by row. */
const read = pagesIn('docs');
const tables = pagesIn('docs/tables');
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...read, ...tables];

const textOf = (page: string): string => readFileSync(join(repository, page), 'utf8');

/** Paths of this repository in code marks: `src/ui/shell/App.tsx`. Patterns with placeholders are left out. */
const PATH = /`((?:src|tests|lab|scripts|deploy|docs|demo)\/[\w./-]+)`/gu;

/** Links to other files, relative to the page: `[docs/demo.md](docs/demo.md)`. */
const LINK = /\]\(((?!https?:|#|mailto:)[^)#\s]+)(?:#[^)]*)?\)/gu;

/** The folders of the map. Each is in the last one before it with two spaces less. */
function foldersOfMap(): readonly string[] {
  const [, map = ''] = /^## The map$.*?^```$(.*?)^```$/msu.exec(textOf('README.md')) ?? [];
  const parents: string[] = [];
  return [...map.matchAll(/^((?: {2}){0,2})((?:[\w-]+\/ ?)+)(?= |$)/gmu)].flatMap(
    ([, indent = '', names = '']) => {
      const parent = parents[indent.length / 2 - 1] ?? '';
      const folders = names
        .trim()
        .split(' ')
        .map((name) => join(parent, name));
      parents[indent.length / 2] = folders[0] ?? '';
      return folders;
    },
  );
}

describe('the README', () => {
  it('is at most 15 kB, so that a newcomer reads all of it', () => {
    expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(15_000);
  });

  it.each(pages)('every path named in %s exists', (page) => {
    const paths = [...textOf(page).matchAll(PATH)].map(([, path = '']) => path);
    const links = [...textOf(page).matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
    expect([...paths, ...links].filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('has a map of folders that exist', () => {
    const folders = foldersOfMap();
    expect(folders).toContain('src/application/ports/');
    expect(folders.filter((folder) => !existsSync(join(repository, folder)))).toEqual([]);
  });

  it('links to every page of docs/', () => {
    expect(read.filter((page) => !textOf('README.md').includes(page))).toEqual([]);
  });
});

describe('the pages of docs/', () => {
  it('are at most 200 kB together, without the tables', () => {
    const sizes = read.map((page) => ({ page, bytes: Buffer.byteLength(textOf(page)) }));
    const largest = sizes.toSorted((one, other) => other.bytes - one.bytes).slice(0, 4);
    expect(
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      `Shorten what is said twice, or what is history. The largest pages: ${JSON.stringify(largest)}`,
    ).toBeLessThanOrEqual(200_000);
  });

  it('link to every table', () => {
    const links = read.map(textOf).join('\n');
    expect(tables.filter((table) => !links.includes(`(${table.slice('docs/'.length)})`))).toEqual([]);
  });
});
