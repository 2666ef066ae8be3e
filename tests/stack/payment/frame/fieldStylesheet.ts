import type { FieldAppearance } from '../messages';

/** Converts the styles requested by the page to a stylesheet of this document. */
export function fieldStylesheet(style: FieldAppearance['style']): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const selectors: Readonly<Record<string, string>> = {
    base: 'input',
    empty: 'input.empty',
    invalid: 'input.invalid',
  };
  for (const [section, block] of Object.entries(style)) {
    const selector = selectors[section] ?? 'input';
    addRule(sheet, selector, block);
    for (const [pseudo, inner] of Object.entries(block))
      if (typeof inner === 'object' && inner !== null) addRule(sheet, selector + pseudo, { ...inner });
  }
  return sheet;
}

function addRule(sheet: CSSStyleSheet, selector: string, block: Readonly<Record<string, unknown>>): void {
  const declarations = Object.entries(block)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${cssName(name)}: ${String(value)}`);
  if (declarations.length > 0) sheet.insertRule(`${selector} { ${declarations.join('; ')} }`);
}

function cssName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
