import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { repository } from './FixtureRepository';

/** The index of the column that names the file of the answer. Index 0 is the empty text before the first `|`. */
const ANSWER_COLUMN = 2;

const answers = readFileSync(join(repository, 'docs/open-questions.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (?:-|question )/u.test(line))
  .map((line) => line.split('|')[ANSWER_COLUMN] ?? '');

/** Text in backticks is a path when it has a slash or a file extension. LICENSE has neither. */
const isPath = (mark: string): boolean => /\/|\.(?:tsx?|json|md)$|^LICENSE$/u.test(mark);

/** `*` is the folder of each language. */
const inEachLanguage = (path: string): readonly string[] =>
  path.includes('*') ? COMPLETE_LANGUAGES.map((language) => path.replace('*', language)) : [path];

const named = answers.flatMap((answer) =>
  [...answer.matchAll(/`([^`]+)`/gu)].flatMap(([, mark = '']) => (isPath(mark) ? inEachLanguage(mark) : [])),
);

const paths = ['src', 'docs'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  ),
);

/** A path can be named by its end, for example by the name of the file. */
const exists = (path: string): boolean =>
  readdirSync(repository).includes(path) || paths.some((known) => `/${known}`.endsWith(`/${path}`));

describe('the open questions', () => {
  it('name a place for each answer', () => {
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter((answer) => answer.trim() === '')).toEqual([]);
  });

  it('name files and folders that exist, except the licence, which is the answer to its own question', () => {
    expect(named.length).toBeGreaterThan(answers.length / 2);
    expect(named.filter((path) => !exists(path))).toEqual(['LICENSE']);
  });
});
