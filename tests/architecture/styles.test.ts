import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
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
    'margin-left: 1rem',
    'padding-right: 1rem',
    'left: 0',
    'top: 0',
    'width: 100%',
    'min-height: 2rem',
    'max-width: 20rem',
    'border-left: 1px solid var(--line)',
    'border-top-color: var(--line)',
    'overflow-x: auto',
    'scroll-margin-top: 1rem',
  ])('refuse the physical property in "%s"', async (text) => {
    expect(await violatedRules(declaration(text))).toContain('property-disallowed-list');
  });

  it.each([
    'text-align: left',
    'float: right',
    'background-position: right 1rem center',
    'margin: 0 1rem 0 2rem',
    'inset: 0 1rem auto 0',
    'padding: 12px',
    'gap: 8px',
    'transition: left var(--motion-quick)',
    'transition: opacity 200ms ease-out',
  ])('refuse the value of "%s"', async (text) => {
    expect(await violatedRules(declaration(text))).toContain('declaration-property-value-disallowed-list');
  });

  it.each([
    ['color-no-hex', 'color: #123456'],
    ['color-named', 'color: tomato'],
    ['function-disallowed-list', 'background: rgb(0 0 0 / 0.5)'],
    ['function-disallowed-list', 'border-color: hsl(200deg 50% 50%)'],
    ['declaration-property-value-allowed-list', 'box-shadow: 0 1px 2px var(--line)'],
    ['declaration-property-value-allowed-list', 'border-radius: 6px'],
    ['declaration-property-value-allowed-list', 'border-end-end-radius: 0.5rem'],
    ['declaration-property-value-allowed-list', 'z-index: 9999'],
    ['declaration-property-value-allowed-list', 'font-size: 1rem'],
    ['declaration-property-value-allowed-list', 'font-family: Arial'],
    ['declaration-no-important', 'color: var(--ink) !important'],
  ])('%s refuses "%s"', async (rule, text) => {
    expect(await violatedRules(declaration(text))).toContain(rule);
  });

  it.each([
    'margin-inline-start: var(--space-2)',
    'inset-inline: 0',
    'inline-size: min(100%, 20rem)',
    'border-block-end: 1px solid var(--line)',
    'margin-block-end: -1px',
    'text-align: start',
    'color: currentcolor',
    'background: transparent',
    'background: color-mix(in srgb, var(--sea) 10%, transparent)',
    'border-color: CanvasText',
    'box-shadow: 0 0 0 0.0625rem var(--sea), var(--shadow-2)',
    'border-radius: var(--radius-card) 0',
    'border-radius: 50%',
    'z-index: var(--layer-menu)',
    'font-size: var(--type-body)',
    'transition: opacity var(--motion-quick) var(--ease)',
  ])('accept "%s"', async (text) => {
    expect(await violatedRules(declaration(text))).toEqual([]);
  });

  it('allow color values in the tokens', async () => {
    expect(await violatedRules(':root {\n  --ink: #0c2b33;\n}\n', 'src/ui/design/tokens.scss')).toEqual([]);
  });

  it('refuse a class that is named neither as a block nor as a variant', async () => {
    expect(await violatedRules('.Card__head {\n  color: var(--ink);\n}\n')).toContain(
      'selector-class-pattern',
    );
  });
});
