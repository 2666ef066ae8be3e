import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file in the folder. */
function sourcesIn(folder: string): readonly Source[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}

/** The name of the contract suite of a port, for example `cardFields`. */
const suiteOf = (port: string): string => `${port.charAt(0).toLowerCase()}${port.slice(1)}.contract`;

const ADAPTERS = sourcesIn('src/adapters').flatMap(({ text }) =>
  [...text.matchAll(/^export class (\w+)(?:<.*>)? implements (\w+)/gmu)].map(
    ([, adapter = '', port = '']) => ({ adapter, port, suite: suiteOf(port) }),
  ),
);

/** A class of an adapter can also implement a part of a port, or a type of the adapters. */
const TESTED = ADAPTERS.filter(({ port }) =>
  existsSync(join(repository, `src/application/ports/${port}.ts`)),
);

describe('the contract suite of a port', () => {
  const tests = sourcesIn('tests');

  it.each(TESTED)('$suite is run against $adapter', ({ adapter, suite }) => {
    const runs = tests.filter(({ text }) => text.includes(`contracts/${suite}'`));
    expect(runs.filter(({ text }) => text.includes(adapter)).map(({ path }) => path)).not.toEqual([]);
  });

  it('is found for the adapters of every technology', () => {
    expect(TESTED.length).toBeGreaterThan(20);
  });
});
