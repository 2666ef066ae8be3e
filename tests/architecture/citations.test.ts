import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

/**
 * The headings of each document that comments reference, and the forms of a reference: `decision C35`, `decisions C4,
 * C28 and C31`.
 */
const DOCUMENTS = [
  { file: 'decisions.md', heading: /^## (C\d+)$/gmu, citation: /\bdecisions?\s+(C\d+)/gu, more: 'C\\d+' },
  {
    file: 'faults.md',
    heading: /^(?:#+ (B(?:\.\d)?)\b|\| ([RFC]\d+(?:, C\d+)*|C\d+\/C\d+) )/gmu,
    citation: /\bfaults?\s+([BCFR](?:\.?\d+)+)/gu,
    more: '[BCFR]\\.?\\d+',
  },
  {
    file: 'threats.md',
    heading: /^(?:#+ ([AC](?:\.\d)?)\b|\| (T\d+) |(\d+)\. )/gmu,
    citation: /\bthreats?\s+(T\d+|[AC](?:\.\d+)+)/gu,
    more: 'T\\d+',
  },
  { file: 'specification.md', heading: /^## (\d+)\./gmu, citation: /\bspec section\s+(\d+)/gu, more: '\\d+' },
  {
    file: 'tables/requirements.md',
    heading: /^\| ([A-Z]\w+-\d{3}) /gmu,
    citation: /\brequirements?\s+([A-Z]\w+-\d{3})/gu,
    more: '[A-Z]\\w+-\\d{3}',
  },
  { file: 'design.md', heading: /^## (\d+)\./gmu, citation: /\bDESIGN section\s+(\d+)/gu, more: '\\d+' },
  { file: 'beyond.md', heading: /^## (D\d+)\./gmu, citation: /\bbeyond\s+(D\d+)/gu, more: 'D\\d+' },
] as const;

type CitedDocument = (typeof DOCUMENTS)[number];

/**
 * Identifiers of the form `ABC-012` that are no requirements, and sections of documents without a file in `docs/`.
 * SHA-256 has the same form; ids of demo businesses have five digits.
 */
const UNRESOLVABLE = /\b(?!SHA-)[A-Z]+\d*N?-\d{3}\b|\((?:[a-z]+, section|design) \d+\)/gu;

const isText = (name: string): boolean => /\.(tsx?|mjs|cjs|scss|md|yaml|html)$/u.test(name);

/** Every text of the project that may contain references, by its path. */
function citingTexts(): readonly { readonly path: string; readonly text: string }[] {
  return ['src', 'tests', 'lab', 'scripts', 'deploy', 'demo', 'docs'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => isText(name) && !name.split('/').includes('node_modules'))
      .map((name) => join(folder, name))
      .filter((path) => !path.endsWith('citations.test.ts'))
      .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') })),
  );
}

function numbersOf({ file, heading }: CitedDocument): ReadonlySet<string> {
  const text = readFileSync(join(repository, 'docs', file), 'utf8');
  const numbers = [...text.matchAll(heading)].flatMap(([, ...found]) =>
    found.flatMap((number) => (number as string | undefined)?.split(/[,/]\s*/u) ?? []),
  );
  return new Set(numbers);
}

/** The identifiers that a text references in a document: the first one and those listed after it. */
function citedIn(text: string, { citation, more }: CitedDocument): readonly string[] {
  return [...text.matchAll(citation)].flatMap((match) => {
    const after = text.slice(match.index + match[0].length);
    const listed = new RegExp(`^(?:(?:,| and|, and| to)\\s+${more})*`, 'u').exec(after)?.[0] ?? '';
    return [match[1] ?? '', ...(listed.match(new RegExp(more, 'gu')) ?? [])];
  });
}

/** `C.2.11` is the eleventh property of section C.2. */
function isKnown(number: string, known: ReadonlySet<string>): boolean {
  if (known.has(number)) return true;
  const [, section = '', property = ''] = /^(C\.2)\.(\d+)$/u.exec(number) ?? [];
  return known.has(section) && known.has(property);
}

const texts = citingTexts();

describe('every reference of a comment resolves in this repository', () => {
  it.each(DOCUMENTS)('docs/$file', (document) => {
    const known = numbersOf(document);
    const citations = texts.flatMap(({ path, text }) =>
      citedIn(text, document).map((number) => ({ path, number })),
    );
    expect(known.size).toBeGreaterThan(0);
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.filter(({ number }) => !isKnown(number, known))).toEqual([]);
  });

  it('an identifier that no document has is found', () => {
    const [decisions] = DOCUMENTS;
    const cited = citedIn('Kept for the tab (decisions C4, C77 and C999).', decisions);
    expect(cited).toEqual(['C4', 'C77', 'C999']);
    expect(cited.filter((number) => !isKnown(number, numbersOf(decisions)))).toEqual(['C999']);
  });

  it('no text cites a requirement or a section of a document outside this repository', () => {
    const requirements = DOCUMENTS.filter(({ file }) => file === 'tables/requirements.md').map(numbersOf);
    const cited = texts.flatMap(({ path, text }) =>
      (text.match(UNRESOLVABLE) ?? []).map((id) => ({ path, id })),
    );
    expect(cited.filter(({ id }) => !requirements.some((known) => known.has(id)))).toEqual([]);
    const example =
      'Shown in English (I18N-003), as text (architecture, section 5). AMN-10482, SHA-256 and ASSUMPTION-01 are none.';
    expect(example.match(UNRESOLVABLE)).toEqual(['I18N-003', '(architecture, section 5)']);
  });

  it('every document of docs/ that a text names exists', () => {
    const named = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w./-]+\.(?:md|yaml)\b/gu)].map(([file]) => ({ path, file })),
    );
    expect(named.filter(({ file }) => !existsSync(join(repository, file)))).toEqual([]);
  });

  it('every file of src/ and public/ that a script names exists, or the folder before a placeholder', () => {
    const named = texts
      .filter(({ path }) => path.startsWith('scripts/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/['"`]((?:src|public)\/[\w./-]*)/gu)].map(([, file = '']) => ({ path, file })),
      );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ file }) => !existsSync(join(repository, file)))).toEqual([]);
  });
});
