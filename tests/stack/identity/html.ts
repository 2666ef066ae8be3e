/** A string that is already HTML and is not escaped. */
export class Html {
  constructor(readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

/** Composes HTML. Values are escaped unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((written, text, index) => written + markupOf(parts[index - 1]) + text));
}

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'object') return part.map(({ source }) => source).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
