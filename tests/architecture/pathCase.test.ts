import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const FOLDERS = ['src', 'tests', 'lab', 'scripts', 'deploy', 'demo', 'docs'];

/* An import names no extension, and macOS and Windows ignore the case of a path. */
const importedAs = (path: string): string => path.replace(/\.tsx?$/u, '').toLowerCase();

it('no two paths differ only in case, so that an import finds one module on every file system', () => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ name, parentPath }) => join(parentPath, name)),
  );
  const first = new Map(paths.map((path) => [importedAs(path), path]));
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.filter((path) => first.get(importedAs(path)) !== path)).toEqual([]);
});
