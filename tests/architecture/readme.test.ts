import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const pages = [
  'README.md',
  ...readdirSync(join(repository, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (page: string): string => readFileSync(join(repository, page), 'utf8');

/** Paths of this repository in code marks: `src/ui/shell/App.tsx`. Patterns with placeholders are left out. */
const PATH = /`((?:src|tests|lab|scripts|deploy|docs|demo)\/[\w./-]+)`/gu;

/** Links to other files, relative to the page: `[docs/demo.md](docs/demo.md)`. */
const LINK = /\]\(((?!https?:|#|mailto:)[^)#\s]+)(?:#[^)]*)?\)/gu;

describe('the README', () => {
  it('is at most 15 kB, so that a newcomer reads all of it', () => {
    expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(15_000);
  });

  it.each(pages)('every path named in %s exists', (page) => {
    const paths = [...textOf(page).matchAll(PATH)].map(([, path = '']) => path);
    const links = [...textOf(page).matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
    expect([...paths, ...links].filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('links to every page of docs/', () => {
    expect(pages.slice(1).filter((page) => !textOf('README.md').includes(page))).toEqual([]);
  });
});
