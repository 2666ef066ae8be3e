import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository } from './FixtureRepository';

interface Finding {
  readonly code: string;
  readonly filename: string;
}

const VIOLATIONS: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'typescript(no-floating-promises)',
    'src/ui/forgotten.ts',
    'const save = async (): Promise<void> => {};\nexport const submit = (): void => {\n  save();\n};\n',
  ],
  [
    'typescript(no-misused-promises)',
    'src/ui/misused.ts',
    'const isSaved = async (): Promise<boolean> => true;\nexport const state = (): string => {\n  if (isSaved()) return "saved";\n  return "open";\n};\n',
  ],
  ['typescript(no-explicit-any)', 'src/ui/anything.ts', 'export type Anything = any;\n'],
  [
    'typescript(no-non-null-assertion)',
    'src/ui/certain.ts',
    'export const first = (names: readonly string[]): string => names[0]!;\n',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/ui/partial.ts',
    "export const label = (kind: 'a' | 'b'): void => {\n  switch (kind) {\n    case 'a':\n      break;\n  }\n};\n",
  ],
  [
    'typescript(consistent-type-imports)',
    'src/ui/typed.ts',
    "import { Kind } from './kind';\nexport type Kinds = readonly Kind[];\n",
  ],
  [
    'typescript(ban-ts-comment)',
    'src/ui/ignored.ts',
    `// ${['@ts', 'ignore'].join('-')}\nexport const a: string = 1;\n`,
  ],
  ['import(no-default-export)', 'src/ui/nameless.ts', 'const value = 1;\nexport default value;\n'],
  [
    'import(no-cycle)',
    'src/ui/hen.ts',
    "import { egg } from './egg';\nexport const hen = (): unknown => egg;\n",
  ],
  [
    'oxc(no-barrel-file)',
    'src/ui/everything.ts',
    "export { egg } from './egg';\nexport { hen } from './hen';\nexport * from './anything';\n",
  ],
  ['eslint(no-console)', 'src/ui/talkative.ts', 'console.log("here");\n'],
  [
    'eslint(no-restricted-properties)',
    'src/ui/markup.ts',
    'export const show = (target: Element, text: string): void => {\n  target.innerHTML = text;\n};\n',
  ],
  ['eslint(no-warning-comments)', 'src/ui/later.ts', '// TODO finish\nexport const done = false;\n'],
  ['unicorn(filename-case)', 'src/ui/snake_case.ts', 'export const snake = true;\n'],
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
  ['unicorn(no-null)', 'src/domain/nothing.ts', 'export const nothing = null;\n'],
  [
    'eslint(no-restricted-properties)',
    'src/domain/today.ts',
    'export const today = (): number => Date.now();\n',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/Sometimes.tsx',
    "import { useId } from 'react';\nexport function Sometimes({ is }: { readonly is: boolean }): string {\n  if (is) return useId();\n  return '';\n}\n",
  ],
  [
    'react(no-danger)',
    'src/ui/Raw.tsx',
    'export const Raw = ({ text }: { readonly text: string }): unknown => (\n  <p dangerouslySetInnerHTML={{ __html: text }} />\n);\n',
  ],
  [
    'jsx-a11y(alt-text)',
    'src/ui/Picture.tsx',
    'export const Picture = (): unknown => <img src="/a.png" />;\n',
  ],
  [
    'vitest(no-restricted-vi-methods)',
    'tests/mocked.test.ts',
    "import { vi } from 'vitest';\nvi.mock('../src/ui/kind');\n",
  ],
];

const VALID_FILES = {
  'src/ui/kind.ts': "export type Kind = 'one' | 'other';\n",
  'src/ui/egg.ts': "import { hen } from './hen';\nexport const egg = (): unknown => hen;\n",
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

  it.each(['src/domain/sum.ts', 'src/ui/kind.ts'])('nothing is reported for %s', (file) => {
    expect(findings.filter(({ filename }) => filename === file)).toEqual([]);
  });
});
