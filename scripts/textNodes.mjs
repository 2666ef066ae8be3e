/**
 * Checks that every text in the components of `src` below the current directory is the only child of an element.
 * Prints each violation; `--json` prints them for a program. Also fails when it finds no component.
 *
 * A translator of the browser replaces text nodes by elements. React keeps a reference to each text node that has a
 * sibling or that a component returns alone. It updates that node after it has left the page, which shows an outdated
 * text, and fails when it removes the node or inserts an element before it. A text that is the only child of an element
 * is set through that element instead. Translators leave elements with `translate="no"` alone.
 */
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Components of packages that render their children as the only child of an element. */
const PLAIN = new Set(['Link', 'NavLink', 'Heading', 'Text']);

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

const configuration = resolve('src/ui/tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configuration, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  dirname(configuration),
);
const rootNames = ts.sys.readDirectory(resolve('src'), ['.tsx']);
const program = ts.createProgram({ rootNames, options });
const checker = program.getTypeChecker();

/** @type {{ rule: string; file: string; line: number; text: string }[]} */
const violations = [];

/**
 * @param {string} rule
 * @param {ts.Node} node
 */
function report(rule, node) {
  const source = node.getSourceFile();
  violations.push({
    rule,
    file: relative('.', source.fileName),
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: node.getText().trim().replaceAll(/\s+/gu, ' '),
  });
}

/**
 * Whether a value of the type may be rendered as a text.
 * @param {ts.Type} type
 * @param {ReadonlySet<ts.Type>} [around] The types that contain this one. Arrays of elements contain themselves.
 * @returns {boolean}
 */
function mayBeText(type, around = new Set()) {
  if (type.isUnion()) return type.types.some((part) => mayBeText(part, around));
  return (type.flags & TEXT) !== 0 || mayHoldTexts(type, around);
}

/**
 * Whether a value of the type may be an array with a text.
 * @param {ts.Type} type
 * @param {ReadonlySet<ts.Type>} [around]
 * @returns {boolean}
 */
function mayHoldTexts(type, around = new Set()) {
  if (type.isUnion()) return type.types.some((part) => mayHoldTexts(part, around));
  if (around.has(type) || !checker.isArrayLikeType(type)) return false;
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item !== undefined && mayBeText(item, new Set([...around, type]));
}

/**
 * @param {ts.JsxChild} child
 * @returns {boolean}
 */
function isRendered(child) {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/**
 * @param {ts.JsxChild} child
 * @param {(type: ts.Type) => boolean} isViolation
 * @returns {boolean}
 */
function isText(child, isViolation = mayBeText) {
  if (!ts.isJsxExpression(child)) return ts.isJsxText(child);
  return child.expression !== undefined && isViolation(checker.getTypeAtLocation(child.expression));
}

/**
 * Whether the element renders its children as the only child of an element. Components of `src` are checked themselves.
 * @param {ts.JsxTagNameExpression} tag
 * @returns {boolean}
 */
function holdsOneText(tag) {
  if (/^[a-z]/u.test(tag.getText()) || PLAIN.has(tag.getText())) return true;
  if (checker.getTypeAtLocation(tag).symbol?.name === 'Context') return false;
  const symbol = checker.getSymbolAtLocation(tag);
  const origin =
    symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  return (
    origin?.declarations?.some((at) => !program.isSourceFileFromExternalLibrary(at.getSourceFile())) ?? false
  );
}

/** @param {ts.JsxElement | ts.JsxFragment} parent */
function checkChildren(parent) {
  const children = parent.children.filter((child) => isRendered(child));
  const [only] = children;
  if (only === undefined) return;
  if (children.length > 1) {
    for (const child of children) if (isText(child)) report('text-beside-siblings', child);
  } else if (ts.isJsxFragment(parent) || !holdsOneText(parent.openingElement.tagName)) {
    if (isText(only)) report('text-without-element', only);
  } else if (!ts.isJsxText(only) && isText(only, mayHoldTexts)) report('texts-in-array', only);
}

/**
 * Whether translators leave the element alone.
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isUntranslated(node) {
  return (
    ts.isJsxElement(node) &&
    node.openingElement.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')
  );
}

/**
 * The name of a component, or `render` of a class.
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function componentName(node) {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node))
    return node.name?.getText();
  return ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent)
    ? node.parent.name.getText()
    : undefined;
}

/**
 * @param {ts.Node} node
 * @param {boolean} isInComponent
 */
function visit(node, isInComponent) {
  if (isUntranslated(node)) return;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) checkChildren(node);
  const isComponent = ts.isFunctionLike(node)
    ? /^(?:[A-Z]|render$)/u.test(componentName(node) ?? '')
    : isInComponent;
  const isResult =
    ts.isReturnStatement(node) || (ts.isArrowFunction(node.parent) && node.parent.body === node);
  const result = ts.isReturnStatement(node) ? node.expression : node;
  if (isInComponent && isResult && result !== undefined && ts.isExpression(result)) {
    if (mayBeText(checker.getTypeAtLocation(result))) report('component-returns-text', result);
  }
  ts.forEachChild(node, (child) => visit(child, isComponent));
}

for (const name of rootNames) {
  const source = program.getSourceFile(name);
  if (source !== undefined) ts.forEachChild(source, (node) => visit(node, false));
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ seen: rootNames.length, violations }));
} else {
  for (const { rule, file, line, text } of violations) console.log(`${rule}: ${file}:${line} ${text}`);
  console.log(`${rootNames.length} components of src, ${violations.length} violations`);
}
process.exitCode = rootNames.length > 0 && violations.length === 0 ? 0 : 1;
