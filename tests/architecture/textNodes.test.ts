import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixtureRepository, repository, type Run } from './FixtureRepository';

const script = 'scripts/textNodes.mjs';

interface Check {
  readonly seen: number;
  readonly violations: readonly { readonly rule: string; readonly file: string; readonly text: string }[];
}

const read = ({ output }: Run): Check => JSON.parse(output);

const TRANSLATE = 'const t = (key: string): string => key;\n';

/** Each component violates the rule it is listed under, with the text that the checker reports. */
const VIOLATIONS: readonly (readonly [rule: string, text: string, component: string])[] = [
  ['text-beside-siblings', 'Total', 'export const A = () => <p>Total <b>1</b></p>;'],
  ['text-beside-siblings', "{t('name')}", "export const A = () => <p><b />{t('name')}</p>;"],
  ['text-beside-siblings', "{' '}", "export const A = () => <p><b />{' '}<b /></p>;"],
  ['text-beside-siblings', '', 'export const A = () => <p><b /> <b /></p>;'],
  [
    'text-beside-siblings',
    "{isOpen && t('open')}",
    "export const A = ({ isOpen }: { isOpen: boolean }) => <p><b />{isOpen && t('open')}</p>;",
  ],
  [
    'text-beside-siblings',
    '{children}',
    'export const A = ({ children }: { children: ReactNode }) => <p><b />{children}</p>;',
  ],
  [
    'text-beside-siblings',
    '{count}',
    'export const A = ({ count }: { count: number }) => <p><b />{count}</p>;',
  ],
  [
    'text-beside-siblings',
    "{['a', 'b'].map((key) => t(key))}",
    "export const A = () => <p><b />{['a', 'b'].map((key) => t(key))}</p>;",
  ],
  ['texts-in-array', "{[t('a'), t('b')]}", "export const A = () => <p>{[t('a'), t('b')]}</p>;"],
  ['text-without-element', "{t('a')}", "export const A = () => <><>{t('a')}</></>;"],
  [
    'text-without-element',
    "{t('a')}",
    "const Context = createContext('');\nexport const A = () => <Context value=\"\">{t('a')}</Context>;",
  ],
  ['text-without-element', "{t('a')}", "export const A = () => <Suspense>{t('a')}</Suspense>;"],
  ['component-returns-text', "t('a')", "export function A() { return t('a'); }"],
  [
    'component-returns-text',
    'children',
    'export const A = memo(function A({ children }: { children: ReactNode }) { return children; });',
  ],
  [
    'component-returns-text',
    'this.props.children',
    'export class A extends Component<{ children: ReactNode }> { override render() { return this.props.children; } }',
  ],
];

const VALID = `
type Elements = ReactElement | false | undefined | readonly Elements[];
const Box = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const Row = ({ children, icon }: { children: Elements; icon?: ReactElement }) => <p>{icon}{children}</p>;
export const A = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <Box>{isOpen ? t('open') : <b>{t('closed')}</b>}</Box>
    <Row icon={<i />}>
      {isOpen && <b>{t('a')}</b>}
      {[1, 2].map((key) => <b key={key}>{key}</b>)}
    </Row>
    {/* A comment is no child. */}
    <p>Total</p>
    <p translate="no">149<b>.00</b></p>
  </>
);
`;

const fileOf = (position: number): string => `src/ui/violation${String(position)}.tsx`;

describe('the rule that each text is the only child of an element', () => {
  let fixture: FixtureRepository;
  let check: Check;
  let exitCode = 0;

  beforeAll(async () => {
    const imports =
      "import { Component, createContext, memo, Suspense, type ReactElement, type ReactNode } from 'react';\n";
    const files = VIOLATIONS.map(([, , component], position) => [
      fileOf(position),
      `${imports}${TRANSLATE}${component}\n`,
    ]);
    fixture = FixtureRepository.build({
      ...Object.fromEntries(files),
      'src/ui/valid.tsx': `${imports}${TRANSLATE}${VALID}`,
      'src/ui/tsconfig.json': readFileSync(join(repository, 'src/ui/tsconfig.json'), 'utf8'),
    });
    const run = await fixture.run(script, ['--json']);
    check = read(run);
    exitCode = run.code;
  });

  afterAll(() => {
    fixture.tearDown();
  });

  it.each(VIOLATIONS.map(([rule, text], position) => [rule, text, fileOf(position)] as const))(
    '%s: %s',
    (rule, text, file) => {
      expect(check.violations.filter((found) => found.file === file)).toEqual([
        expect.objectContaining({ rule, text }),
      ]);
      expect(exitCode).toBe(1);
    },
  );

  it('is met by texts that are alone, by elements, and by what contains only elements', () => {
    expect(check.violations.filter(({ file }) => file === 'src/ui/valid.tsx')).toEqual([]);
  });

  it('fails for a folder without components, because nothing was checked', async () => {
    const empty = FixtureRepository.build({
      'src/ui/kind.ts': "export type Kind = 'one';\n",
      'src/ui/tsconfig.json': readFileSync(join(repository, 'src/ui/tsconfig.json'), 'utf8'),
    });
    expect((await empty.run(script, ['--json'])).code).toBe(1);
    empty.tearDown();
  });
});
