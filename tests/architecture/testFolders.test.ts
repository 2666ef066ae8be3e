import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' });

/** `business/Business` of `business/Business.ts`, `Business.test.ts` and `Business.properties.test.ts`. */
const subjectOf = (name: string): string => name.replace(/(?:\.properties)?(?:\.test)?\.tsx?$/u, '');

function misplacedTests(tests: readonly string[], sources: readonly string[]): readonly string[] {
  return tests.filter((test) => {
    const namesakes = sources.filter((source) => basename(subjectOf(source)) === basename(subjectOf(test)));
    return namesakes.length > 0 && !namesakes.some((source) => dirname(source) === dirname(test));
  });
}

/* The stack and the rules of the repository are tested in folders of their own. */
it.each(['domain', 'application', 'adapters', 'ui'])(
  'a test of %s that is named after a file lies in the folder of that file',
  (layer) => {
    const tests = filesIn(`tests/${layer}`).filter((name) => /\.test\.tsx?$/u.test(name));
    const sources = filesIn(`src/${layer}`).filter((name) => /\.tsx?$/u.test(name));
    expect(tests.length).toBeGreaterThan(0);
    expect(misplacedTests(tests, sources)).toEqual([]);
  },
);

it('a test in another folder than its file is found', () => {
  expect(misplacedTests(['Order.test.ts'], ['payment/Order.ts'])).toEqual(['Order.test.ts']);
});
