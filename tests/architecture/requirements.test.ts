import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** How many requirements each area of the specification has. */
const COUNTS = {
  NAV: 32,
  LAY: 26,
  PUB: 40,
  I18N: 14,
  AUTH: 24,
  DASH: 15,
  BIZ: 21,
  STAT: 23,
  SUB: 20,
  WIZ: 47,
  PAY: 27,
  PRICE: 10,
  PROF: 12,
  VAL: 24,
  API: 25,
  ERR: 42,
  ENT: 46,
  ROLE: 4,
  CONST: 8,
} as const;

interface Requirement {
  readonly id: string;
  readonly decision: string;
  readonly proofs: readonly { readonly title: string; readonly file: string }[];
}

const page = readFileSync('docs/tables/requirements.md', 'utf8');

const REQUIREMENTS = page
  .split('\n')
  .filter((line) => /^\| \w+-\d{3} /u.test(line))
  .map((line): Requirement => {
    const [, id = '', , decision = '', proof = ''] = line.split(/(?<!\\)\|/u).map((cell) => cell.trim());
    const links = proof.matchAll(/\[(?<title>(?:\\.|[^\]\\])+)\]\((?<file>[^)]+)\)/gu);
    const proofs = [...links].map(({ groups }) => ({
      title: (groups?.['title'] ?? '').replaceAll(/\\(?<character>[|[\]])/gu, '$<character>'),
      file: normalize(join('docs/tables', groups?.['file'] ?? '')),
    }));
    return { id, decision, proofs };
  });

/** The titles of tests in a file, and the first text of each case in its tables. */
function titlesIn(file: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const add = (node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isStringLiteralLike(node)) titles.add(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) add(node.arguments[0]);
    if (ts.isArrayLiteralExpression(node)) add(node.elements[0]);
    ts.forEachChild(node, visit);
  };
  const source = readFileSync(file, 'utf8');
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false));
  return titles;
}

/** `it`, `test`, and what is called on them, as `it.each(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isPropertyAccessExpression(callee)) return isTest(callee.expression);
  return ts.isCallExpression(callee) && isTest(callee.expression);
}

describe('docs/tables/requirements.md', () => {
  it('lists every requirement once, in its order', () => {
    const ids = Object.entries(COUNTS).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(3, '0')}`),
    );
    expect(ids).toHaveLength(460);
    expect(REQUIREMENTS.map(({ id }) => id)).toEqual(ids);
  });

  it('says at its head how many hold as written and how many by a decision', () => {
    const decided = REQUIREMENTS.filter(({ decision }) => decision !== '').length;
    const written = REQUIREMENTS.length - decided;
    expect(page.replaceAll(/\s+/gu, ' ')).toContain(
      `460, of which ${String(written)} hold as they are written and ${String(decided)} by a decision`,
    );
  });

  it('names decisions that exist', () => {
    const headings = readFileSync('docs/decisions.md', 'utf8').match(/^## .+$/gmu) ?? [];
    const anchors = headings.map((heading) => heading.slice(3).toLowerCase().replaceAll(' ', '-'));
    const cited = REQUIREMENTS.flatMap(({ id, decision }) =>
      [...decision.matchAll(/decisions\.md#(?<anchor>[\w-]+)/gu)].map(({ groups }) => ({
        id,
        anchor: groups?.['anchor'] ?? '',
      })),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([]);
  });

  it('names for each requirement at least one test that exists under this title', () => {
    const files = new Set(REQUIREMENTS.flatMap(({ proofs }) => proofs.map(({ file }) => file)));
    const titles = new Map([...files].filter(existsSync).map((file) => [file, titlesIn(file)]));
    const unproven = REQUIREMENTS.filter(
      ({ proofs }) =>
        proofs.length === 0 || proofs.some(({ file, title }) => titles.get(file)?.has(title) !== true),
    );
    expect(unproven).toEqual([]);
  });
});
