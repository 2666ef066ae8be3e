import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

/** Words that the glossary avoids for one thing and that are the right word for another. */
const OTHER_MEANINGS =
  'alert company contract customer details enable extra failed interval member nonce notice option package page problem products publish state store user'.split(
    ' ',
  );

/** The third column of the glossary, for example `cart, basket`. */
const column = readFileSync(join(repository, 'README.md'), 'utf8')
  .split('\n## Glossary')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .flatMap((row) => row.split('|')[3]?.split(',') ?? [])
  .map((word) => word.trim())
  .filter((word) => word !== '');

const avoided = column?.filter((word) => !OTHER_MEANINGS.includes(word));

/** In any case and without spaces, so that few files are parsed. */
const ANY_AVOIDED = new RegExp(avoided?.join('|').replaceAll(' ', '_?') ?? '', 'iu');

/** The names that a file declares, as words between spaces: ` saved card `. */
function namesIn(file: string, text: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && 'name' in node.parent && node.parent.name === node)
      names.push(
        ` ${node.text} `
          .replaceAll(/[A-Z]+|_/gu, ' $&')
          .replaceAll(/[\s_]+/gu, ' ')
          .toLowerCase(),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names;
}

describe('the glossary of the README', () => {
  it('avoids words that no name in src uses', () => {
    const files = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => ({ file, text: readFileSync(join(repository, 'src', file), 'utf8') }))
      .filter(({ text }) => ANY_AVOIDED.test(text))
      .flatMap(({ file, text }) => namesIn(file, text).map((name) => `${file}:${name}`))
      .filter((name) => avoided?.some((word) => name.includes(` ${word} `)));
    expect(avoided?.length).toBeGreaterThan(10);
    expect(column).toEqual(expect.arrayContaining(OTHER_MEANINGS));
    expect(found).toEqual([]);
  });
});
