const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it stands in a document, in an attribute as well. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}

/** Attributes of an element, each with a space before it; those that are undefined are left out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}
