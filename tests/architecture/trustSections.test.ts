import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTION_NAMES } from '../trust/Section';

/** So the result of a section stays valid when only the tests of another section change (tests/trust/Tree.ts). */
describe('a section of the trust report uses no file of another section', () => {
  it.each(SECTION_NAMES)('%s', (name) => {
    const folder = `tests/trust/${name}`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file))
      .map((file) => join(folder, file));
    const sections = new Set(files.flatMap(importedBy).map(sectionOf));
    expect(files.length).toBeGreaterThan(0);
    expect([...sections].filter((section) => section !== undefined && section !== name)).toEqual([]);
  });
});

/** What a file imports from the repository, as paths from its root. */
function importedBy(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:from |import |import\()'(?<path>(?:\.|@tests\/)[^']+)'/gu,
  );
  return [...imports].map(({ groups }) => {
    const path = groups?.['path'] ?? '';
    return path.startsWith('.') ? join(dirname(file), path) : path.replace('@tests/', 'tests/');
  });
}

function sectionOf(path: string): string | undefined {
  return SECTION_NAMES.find((name) => path.startsWith(`tests/trust/${name}/`));
}
