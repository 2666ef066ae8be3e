import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTION_NAMES } from '../trust/Section';

/** A change of one section makes the result of another one stale only if that one uses its files (tests/trust/Tree.ts). */
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

/** The relative imports of a file, as paths from the root of the repository. */
function importedBy(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(?<path>\.[^']+)'/gu);
  return [...imports].map(({ groups }) => join(dirname(file), groups?.['path'] ?? ''));
}

function sectionOf(path: string): string | undefined {
  return SECTION_NAMES.find((name) => path.startsWith(`tests/trust/${name}/`));
}
