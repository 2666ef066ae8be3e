import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository } from './FixtureRepository';

interface Finding {
  readonly code: string;
  readonly filename: string;
}

/** The rules whose lists of names are our own. The others are those of the linter. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'eslint(no-restricted-properties)',
    'src/ui/markup.ts',
    'export const show = (target: Element, text: string): void => {\n  target.innerHTML = text;\n};\n',
  ],
  [
    'react(no-danger)',
    'src/ui/Raw.tsx',
    'export const Raw = ({ text }: { readonly text: string }): unknown => (\n  <p dangerouslySetInnerHTML={{ __html: text }} />\n);\n',
  ],
  [
    'eslint(no-restricted-globals)',
    'src/domain/title.ts',
    'export const title = (): string => document.title;\n',
  ],
  [
    'eslint(no-restricted-globals)',
    'src/application/wait.ts',
    'export const wait = (): unknown => setTimeout(() => undefined, 1);\n',
  ],
  [
    'eslint(no-restricted-properties)',
    'src/domain/today.ts',
    'export const today = (): number => Date.now();\n',
  ],
  [
    'vitest(no-restricted-vi-methods)',
    'tests/mocked.test.ts',
    "import { vi } from 'vitest';\nvi.mock('../src/domain/sum');\n",
  ],
];

const VALID_FILES = {
  'src/domain/sum.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      jsx: 'react-jsx',
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2023',
      noEmit: true,
    },
    include: ['src', 'tests'],
  }),
};

describe('the lint rules', () => {
  let fixture: FixtureRepository;
  let findings: readonly Finding[] = [];
  let exitCode = 0;

  beforeAll(async () => {
    const files = Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, text]));
    fixture = FixtureRepository.build({ ...files, ...VALID_FILES });
    const parameters = ['--type-aware', '--deny-warnings', '--format=json', 'src', 'tests'];
    const { code, output } = await fixture.run('node_modules/oxlint/bin/oxlint', parameters);
    ({ diagnostics: findings } = JSON.parse(output));
    exitCode = code;
  });

  afterAll(() => {
    fixture.tearDown();
  });

  it.each(VIOLATIONS)('%s is reported for %s (threats T3)', (rule, file) => {
    expect(findings).toContainEqual(expect.objectContaining({ code: rule, filename: file }));
    expect(exitCode).toBe(1);
  });

  it('nothing is reported for another file', () => {
    expect(findings.filter(({ filename }) => filename === 'src/domain/sum.ts')).toEqual([]);
  });
});
