import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HTTP = join('src', 'adapters', 'http');

function numbersIn(file: string): readonly string[] {
  return [...new Set(readFileSync(file, 'utf8').match(/ASSUMPTION-\d+/g))].toSorted();
}

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|yaml)$/.test(file))
    .map((file) => join(folder, file));
}

describe('The assumptions about the API', () => {
  const decided = numbersIn(join(HTTP, 'assumptions.ts'));
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

  it('are all declared in assumptions.ts, also those that other files cite', () => {
    const used = new Set(sourcesUnder('src').flatMap(numbersIn));
    expect([...used].filter((number) => !decided.includes(number))).toEqual([]);
    expect(used.size).toBe(decided.length);
  });
});
