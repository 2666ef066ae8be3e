import { type AtRule, type Container, parse, type Rule } from 'postcss';

/**
 * Removes from a style sheet what a prerendered page does not use. It keeps the rules for the elements of the page, in
 * their order, with the font faces, keyframes and custom properties that they use. What only a pointer, a press or the
 * application shows is missing: the first pointer over the page, or the first focus in it, loads the whole style sheets.
 * @param page The markup of the document, including its inert templates.
 */
export function pruneStyles(styles: string, page: string): string {
  const sheet = parse(styles);
  const isInPage = selectorMatcher(page);
  sheet.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const selectors = rule.selectors.filter(isInPage);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkDecls(UNSEEN_AT_FIRST, (declaration) => {
    declaration.remove();
  });
  sheet.walkAtRules('font-face', (face) => {
    if (!isFaceUsed(face, page)) face.remove();
  });
  dropUnusedProperties(sheet, page);
  const animations = textOf(sheet, (property) => property.startsWith('animation'));
  sheet.walkAtRules(/keyframes$/u, (keyframes) => {
    if (!animations.includes(keyframes.params)) keyframes.remove();
  });
  dropEmpty(sheet);
  return sheet.toString();
}

const CLASS_NAME = /\.(?<name>[A-Za-z_-][\w-]*)/gu;

/** The name of an element at the beginning of a compound selector. */
const ELEMENT_NAME = /(?:^|[\s>+~])(?<name>[a-z]\w*)/gu;

/** A functional pseudo-class such as `:not(.wide)`. It can match without the class it names. */
const CONDITION = /:[\w-]+\([^()]*(?:\([^()]*\)[^()]*)*\)/gu;

/**
 * Properties that show nothing until a pointer is over an element, or its state changes, and the prefixed masks, which
 * Chrome needs up to version 119: there a band has no arches until the whole style sheets apply.
 */
const UNSEEN_AT_FIRST =
  /^(?:transition|cursor|touch-action|(?:-webkit-)?user-select|-webkit-tap-highlight-color|-webkit-mask.*)$/u;

/** States by their selectors, each with what the page contains where an element is in that state from the start. */
const STATES = [
  [':hover', undefined],
  [':active', undefined],
  ['::selection', undefined],
  [':disabled', ' disabled='],
  ['[aria-busy', ' aria-busy='],
] as const;

function selectorMatcher(page: string): (selector: string) => boolean {
  const classes = new Set(
    Array.from(page.matchAll(/ class="([^"]*)"/gu), ([, names = '']) => names.split(' ')).flat(),
  );
  const elements = new Set([
    'html',
    'body',
    ...Array.from(page.matchAll(/<(\w+)/gu), ([, name = '']) => name),
  ]);
  const missing = STATES.filter(([, markup]) => markup === undefined || !page.includes(markup));
  return (selector) => {
    const unconditional = selector.replaceAll(CONDITION, '');
    return (
      !missing.some(([state]) => unconditional.includes(state)) &&
      areAll(unconditional.matchAll(CLASS_NAME), classes) &&
      areAll(unconditional.matchAll(ELEMENT_NAME), elements)
    );
  };
}

const areAll = (found: Iterable<RegExpExecArray>, known: ReadonlySet<string>): boolean =>
  Array.from(found).every(({ groups }) => known.has(groups?.['name'] ?? ''));

const isKeyframes = (parent: unknown): boolean =>
  typeof parent === 'object' &&
  parent !== null &&
  'name' in parent &&
  String(parent.name).endsWith('keyframes');

/** Whether the page has a character in the face's `unicode-range`. A face without a range is a fallback and is kept. */
function isFaceUsed(face: AtRule, page: string): boolean {
  const range = declared(face, 'unicode-range');
  if (range === undefined) return true;
  const letters = range.replaceAll(
    /U\+(?<from>[\dA-F]+)(?:-(?<to>[\dA-F]+))?,?\s*/giu,
    (_, from: string, to: string = from) => String.raw`\u{${from}}-\u{${to}}`,
  );
  return new RegExp(`[${letters}]`, 'u').test(page);
}

function declared(rule: AtRule | Rule, property: string): string | undefined {
  for (const node of rule.nodes ?? []) if (node.type === 'decl' && node.prop === property) return node.value;
  return undefined;
}

/** A custom property can be used by another one, so the used names are collected until no more are found. */
function dropUnusedProperties(sheet: Container, page: string): void {
  let used = new Set(namesIn(`${page} ${textOf(sheet, (property) => !property.startsWith('--'))}`));
  for (let count = -1; count !== used.size;) {
    count = used.size;
    used = new Set([...used, ...namesIn(textOf(sheet, (property) => used.has(property)))]);
  }
  sheet.walkDecls(/^--/u, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\((?<name>--[\w-]+)/gu), ([, name = '']) => name);

function textOf(sheet: Container, isMeant: (property: string) => boolean): string {
  const values: string[] = [];
  sheet.walkDecls((declaration) => {
    if (isMeant(declaration.prop)) values.push(declaration.value);
  });
  return values.join(' ');
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    dropEmpty(node);
    if (node.nodes?.length === 0) node.remove();
  });
}

/**
 * Gives the custom properties of an inline style numbers as names, because each byte counts. The full style sheets, which
 * replace it, have names of their own.
 * @param page The markup of the document. What it reads keeps its name.
 */
export function numberProperties(styles: string, page: string): string {
  const names = new Map(Array.from(page.matchAll(PROPERTY), ([name]) => [name, name]));
  let count = 0;
  return styles.replaceAll(PROPERTY, (name) => {
    const short = names.get(name) ?? `--${String(count++)}`;
    names.set(name, short);
    return short;
  });
}

/** Not the end of a class or of the name of a file. */
const PROPERTY = /(?<![\w-])--[A-Za-z][\w-]*/gu;
