import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ');

const tables = ['trust', 'payment-matrix', 'payment-delivery']
  .map((name) => inOneLine(readFileSync(`docs/tables/${name}.md`, 'utf8')))
  .join(' ');

/** Bold texts with a number are copies from the generated tables. */
const figures = [...readFileSync('docs/trust.md', 'utf8').matchAll(/\*\*(?<figure>[^*]+)\*\*/gu)]
  .map(({ groups }) => inOneLine(groups?.['figure'] ?? ''))
  .filter((figure) => /\d/u.test(figure));

describe('docs/trust.md', () => {
  it('has no figure that the generated tables lack', () => {
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((figure) => !tables.includes(figure))).toEqual([]);
  });
});
