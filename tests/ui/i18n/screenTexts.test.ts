import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BASE_NAMESPACES, type Namespace } from '@/ui/i18n/Texts';
import { namesOf, ROUTES } from '@/ui/shell/routePaths';
import { OWNER_SCREENS } from '@/composition/ownerScreens';
import { PUBLIC_ROUTES, SIGN_IN_ROUTES, type RouteName } from '@/ui/shell/routes';
import { NAMESPACES } from '@tests/support/namespaces';

/* A text of a namespace that has not loaded would be shown as its key. */

const TEXTS = { ...PUBLIC_ROUTES, ...SIGN_IN_ROUTES, ...OWNER_SCREENS };

/** A field name such as `contact.0`. It is not a key of the namespace `contact`. */
const LISTING_CONTACT = /^contact\.(?:\d|$)/u;

interface Module {
  /** The modules of `src` that it imports, except types. */
  readonly imports: readonly string[];
  /** The modules of `src` that it loads on demand. */
  readonly dynamicImports: readonly string[];
  readonly namespaces: ReadonlySet<Namespace>;
  readonly lazyParts: readonly LazyPart[];
}

/** A call of `lazyPart`. */
interface LazyPart {
  readonly path: string;
  /** The namespaces that are loaded with it. */
  readonly namespaces: readonly Namespace[];
}

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const MODULES = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = MODULES.get(path) ?? parse(path);
  MODULES.set(path, known);
  return known;
}

function parse(path: string): Module {
  const imports: string[] = [];
  const dynamicImports: string[] = [];
  const namespaces = new Set<Namespace>();
  const lazyParts: LazyPart[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const imported = isTypeOnly(node) ? undefined : resolved(path, node.moduleSpecifier);
      if (imported !== undefined) imports.push(imported);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const loaded = resolved(path, node.arguments[0]);
      if (loaded !== undefined) dynamicImports.push(loaded);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'lazyPart')
      lazyParts.push(...lazyPartsIn(path, node));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const namespace = LISTING_CONTACT.test(node.text)
        ? undefined
        : NAMESPACES.find((name) => node.text.startsWith(`${name}.`));
      if (namespace !== undefined) namespaces.add(namespace);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false));
  return { imports, dynamicImports, namespaces, lazyParts };
}

/** What a call of `lazyPart` imports, with the namespaces that it lists. */
function lazyPartsIn(path: string, call: ts.CallExpression): readonly LazyPart[] {
  const paths: string[] = [];
  const namespaces: Namespace[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      paths.push(resolved(path, node.arguments[0]) ?? '');
    if (ts.isArrayLiteralExpression(node))
      namespaces.push(
        ...NAMESPACES.filter((name) =>
          node.elements.some((element) => ts.isStringLiteral(element) && element.text === name),
        ),
      );
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(call, visit);
  return paths.filter((found) => found !== '').map((found) => ({ path: found, namespaces }));
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  return ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly;
}

function resolved(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return undefined;
  const { text } = specifier;
  if (!text.startsWith('@/') && !text.startsWith('.')) return undefined;
  const target = text.startsWith('@/') ? join('src', text.slice(2)) : join(dirname(from), text);
  return [`${target}.ts`, `${target}.tsx`].find((path) => existsSync(path));
}

/** The modules that the given ones import, with the given ones. */
function closureOf(
  entries: readonly string[],
  importsOf: (module: Module) => readonly string[] = ({ imports }) => imports,
): readonly string[] {
  const reached = new Set(entries);
  /* The loop also visits the modules that it adds. */
  for (const path of reached) for (const imported of importsOf(moduleAt(path))) reached.add(imported);
  return [...reached];
}

/** Where the modules name a text of a namespace that is not loaded. */
function missingNamespaces(loaded: readonly Namespace[], modules: readonly string[]): readonly string[] {
  return modules.flatMap((path) =>
    [...moduleAt(path).namespaces]
      .filter((namespace) => !loaded.includes(namespace))
      .map((namespace) => `${namespace} in ${path}`),
  );
}

/** The page of a route, and the module that binds its view model. */
function entriesOf(route: RouteName): readonly string[] {
  const names = [`/${ROUTES[route].page}.tsx`, `/composition/modules/${route}.ts`];
  return SOURCES.filter((path) => names.some((name) => path.endsWith(name)));
}

/** What loads on demand without `lazyPart`, with the namespaces that are loaded with it. */
const OTHER_PARTS: readonly (readonly [path: string, route: RouteName, namespaces: readonly Namespace[]])[] =
  [
    ['src/composition/modules/attention.ts', 'dashboard', ['attention', 'catalog']],
    ['src/ui/business/bulk/saveBusinesses.ts', 'dashboard', ['longList', 'bulk', 'catalog', 'subscription']],
    ['src/ui/subscription/confirmation/calendarOf.ts', 'subscription', ['confirmation']],
  ];

/** The lazy parts of the modules, recursively. Each has the namespaces of its parents too. */
function lazyPartsOf(modules: readonly string[], loaded: readonly Namespace[]): readonly LazyPart[] {
  return closureOf(modules).flatMap((path) =>
    moduleAt(path).lazyParts.flatMap((part) => {
      const namespaces = [...loaded, ...part.namespaces];
      return [{ ...part, namespaces }, ...lazyPartsOf([part.path], namespaces)];
    }),
  );
}

describe('The texts of a screen', () => {
  it.each(namesOf(ROUTES))('are loaded with it: %s', (route) => {
    const modules = closureOf(entriesOf(route));
    expect(modules.length).toBeGreaterThan(1);
    expect(missingNamespaces([...BASE_NAMESPACES, ...TEXTS[route].texts], modules)).toEqual([]);
  });

  it.each(namesOf(ROUTES))('are loaded with its lazy parts: %s', (route) => {
    const parts = lazyPartsOf(entriesOf(route), [...BASE_NAMESPACES, ...TEXTS[route].texts]);
    expect(parts.flatMap(({ path, namespaces }) => missingNamespaces(namespaces, closureOf([path])))).toEqual(
      [],
    );
  });

  it('are checked for each lazy part that a screen has', () => {
    const parts = namesOf(ROUTES).flatMap((route) => lazyPartsOf(entriesOf(route), []));
    const names = parts.map(({ path, namespaces }) => [path, namespaces.includes('longList')] as const);
    expect(names).toContainEqual(['src/ui/business/dashboard/LongList.tsx', true]);
    expect(names).toContainEqual(['src/ui/business/listing/Preview.tsx', false]);
  });

  it.each(namesOf(ROUTES))('load with every dynamic import, or the import is in OTHER_PARTS: %s', (route) => {
    const parts = lazyPartsOf(entriesOf(route), []).map(({ path }) => path);
    const listed = [...parts, ...OTHER_PARTS.map(([path]) => path)];
    const others = closureOf([...entriesOf(route), ...parts])
      .flatMap((path) => moduleAt(path).dynamicImports)
      .filter((path) => !listed.includes(path));
    const loaded = [...BASE_NAMESPACES, ...TEXTS[route].texts];
    expect(others.flatMap((path) => missingNamespaces(loaded, closureOf([path])))).toEqual([]);
  });

  it.each(OTHER_PARTS)('are loaded with other parts that load on demand: %s', (path, route, namespaces) => {
    const loaded = [...BASE_NAMESPACES, ...TEXTS[route].texts, ...namespaces];
    expect(missingNamespaces(loaded, closureOf([path]))).toEqual([]);
  });

  it.each(namesOf(ROUTES))('are all used by it: %s', (route) => {
    const modules = closureOf(entriesOf(route), (module) => [...module.imports, ...module.dynamicImports]);
    const named = modules.flatMap((path) => [...moduleAt(path).namespaces]);
    expect(named).toEqual(expect.arrayContaining([...TEXTS[route].texts]));
  });
});
