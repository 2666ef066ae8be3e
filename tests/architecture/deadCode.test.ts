import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository } from './FixtureRepository';

interface Issue {
  readonly file: string;
  readonly exports?: readonly { readonly name: string }[];
  readonly dependencies?: readonly { readonly name: string }[];
  readonly unlisted?: readonly { readonly name: string }[];
  readonly files?: readonly unknown[];
}

const fixture = {
  'package.json': JSON.stringify({
    name: 'planted',
    type: 'module',
    dependencies: { mobx: '1.0.0', 'left-over': '1.0.0', 'reflect-metadata': '1.0.0' },
  }),
  'src/composition/boot.ts':
    "import 'mobx';\nimport { used } from '@/domain/used';\nimport { unlisted } from 'unlisted-package';\nexport const started = [used, unlisted];\n",
  'src/domain/used.ts': 'export const used = 1;\nexport const deadExport = 2;\n',
  'src/domain/deadFile.ts': 'export const alone = 1;\n',
};

describe('the search for dead code', () => {
  let repositoryUnderTest: FixtureRepository;
  let issues: readonly Issue[] = [];
  const named = (kind: 'exports' | 'dependencies' | 'unlisted'): string[] =>
    issues.flatMap((issue) => (issue[kind] ?? []).map(({ name }) => name));

  beforeAll(async () => {
    repositoryUnderTest = FixtureRepository.build(fixture);
    const { output } = await repositoryUnderTest.run('node_modules/knip/bin/knip.js', [
      '--no-progress',
      '--reporter=json',
    ]);
    ({ issues } = JSON.parse(output));
  });

  afterAll(() => {
    repositoryUnderTest.tearDown();
  });

  it('reports an export that no file imports', () => {
    expect(named('exports')).toEqual(['deadExport']);
  });

  it('reports a file that no file imports', () => {
    expect(issues.filter(({ files }) => files?.length).map(({ file }) => file)).toEqual([
      'src/domain/deadFile.ts',
    ]);
  });

  it('reports an unused package, except the peer dependency of inversify', () => {
    expect(named('dependencies')).toEqual(['left-over']);
  });

  it('reports an undeclared package', () => {
    expect(named('unlisted')).toEqual(['unlisted-package']);
  });
});
