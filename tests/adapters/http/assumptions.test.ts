import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HTTP = join('src', 'adapters', 'http');

/** The numbers of the assumptions that the files under the folder cite. */
function citedUnder(folder: string): readonly string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(sources.flatMap((source) => source.match(/ASSUMPTION-\d+/g) ?? []))].toSorted();
}

describe('The assumptions about the API', () => {
  const decided = citedUnder('src');
  const page = readFileSync(join(HTTP, 'ASSUMPTIONS.md'), 'utf8');

  it('are all explained in ASSUMPTIONS.md, in their order', () => {
    const explained = [...page.matchAll(/^## (ASSUMPTION-\d+)$/gm)].map(([, number]) => number);
    expect(explained).toEqual(decided);
    expect(decided).toEqual(decided.map((_, index) => `ASSUMPTION-${String(index + 1).padStart(2, '0')}`));
  });

  it('can each be verified, and name the constant to change', () => {
    const entries = page.split(/^## ASSUMPTION-\d+$/m).slice(1);
    expect(
      entries.filter((entry) => !/^- If not, change .+\.$/m.test(entry) || !/^- Answer:/m.test(entry)),
    ).toEqual([]);
    expect(entries).toHaveLength(decided.length);
  });

  it('name constants that exist', () => {
    const source = readFileSync(join(HTTP, 'assumptions.ts'), 'utf8');
    const named = page.match(/`[A-Z][A-Z_]+`/g)?.map((name) => name.slice(1, -1)) ?? [];
    expect(named.filter((name) => !source.includes(`export const ${name}`))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });
});
