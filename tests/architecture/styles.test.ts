import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { NAVIGATION_WIDTH } from '@/ui/shell/header/navigationWidth';
import { repository } from './FixtureRepository';

/** The rules that a style sheet violates, as if it were the given file of this repository. */
async function violatedRules(code: string, file = 'src/ui/business/card.module.scss'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(repository, file),
    configFile: join(repository, '.stylelintrc.json'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const declaration = (text: string): string => `.card {\n  ${text};\n}\n`;

describe('the style rules', () => {
  it.each([
    ['property-disallowed-list', 'margin-left: 1rem'],
    ['property-disallowed-list', 'min-height: 2rem'],
    ['declaration-property-value-disallowed-list', 'text-align: left'],
    ['declaration-property-value-disallowed-list', 'margin: 0 1rem 0 2rem'],
    ['declaration-property-value-disallowed-list', 'padding: 12px'],
    ['declaration-property-value-disallowed-list', 'transition: opacity 200ms ease-out'],
    ['function-disallowed-list', 'background: rgb(0 0 0 / 0.5)'],
    ['declaration-property-value-allowed-list', 'box-shadow: 0 1px 2px var(--line)'],
    ['declaration-property-value-allowed-list', 'border-radius: 6px'],
    ['declaration-property-value-allowed-list', 'z-index: 9999'],
    ['declaration-property-value-allowed-list', 'font-size: 1rem'],
  ])('%s refuses "%s", which has to be a logical property or a token', async (rule, text) => {
    expect(await violatedRules(declaration(text))).toContain(rule);
  });

  it('allow color values in the tokens', async () => {
    expect(await violatedRules(':root {\n  --ink: #0c2b33;\n}\n', 'src/ui/design/tokens.scss')).toEqual([]);
  });
});

it('the header is wide from the same width in the scripts and in the style sheets', () => {
  const mixins = readFileSync(join(repository, 'src/ui/design/mixins.scss'), 'utf8');
  expect(NAVIGATION_WIDTH).toBe(`(width >= ${/\$wide: (.*);/u.exec(mixins)?.[1] ?? 'missing'})`);
});
