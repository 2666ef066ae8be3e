import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type FileImporter } from 'sass';
import { describe, expect, it } from 'vitest';

/* A class that no style sheet has is `undefined`, and neither the compiler nor the page says so. */

const SOURCES = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path))
  .map((path) => join('src/ui', path));

interface Lookup {
  readonly sheet: string;
  readonly name: string;
}

/** The class names that a component looks up by a literal, each with the style sheet that should have it. */
function lookupsIn(component: string): readonly Lookup[] {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.scss)'/gu)].flatMap(
    ([, styles = '', path = '']) => {
      const sheet = sheetAt(component, path);
      const names = source.matchAll(new RegExp(String.raw`\b${styles}\['(\w+)'\]`, 'gu'));
      return [...names].map(([, name = '']) => ({ sheet, name }));
    },
  );
}

/** The style sheets that a component imports. */
function sheetsOf(component: string): readonly string[] {
  const imports = readFileSync(component, 'utf8').matchAll(/import \w+ from '([^']+\.module\.scss)'/gu);
  return [...imports].map(([, path = '']) => sheetAt(component, path));
}

function sheetAt(component: string, path: string): string {
  return path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(component), path);
}

const sources: FileImporter = {
  findFileUrl: (url) =>
    url.startsWith('@/') ? new URL(`src/${url.slice(2)}`, `${pathToFileURL('.').href}/`) : null,
};

const compiled = new Map<string, ReadonlySet<string>>();

function classesOf(sheet: string): ReadonlySet<string> {
  const known =
    compiled.get(sheet) ??
    new Set(
      [
        ...compile(sheet, { importers: [sources] })
          .css.replaceAll(/url\([^)]*\)/gu, '')
          .matchAll(/\.([a-zA-Z][\w-]*)/gu),
      ].map(([, name = '']) => name),
    );
  compiled.set(sheet, known);
  return known;
}

describe('the class names of the components', () => {
  const lookups = SOURCES.flatMap((component) =>
    lookupsIn(component).map((lookup) => ({ component, ...lookup })),
  );

  it('are in their style sheets', () => {
    const missing = lookups
      .filter(({ sheet, name }) => !classesOf(sheet).has(name))
      .map(({ component, name }) => `${name} in ${component}`);
    expect(lookups.length).toBeGreaterThan(500);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are all in a component, at least as the name of a state that is looked up by a variable', () => {
    const sourceOf = new Map<string, string>();
    for (const component of SOURCES)
      for (const sheet of sheetsOf(component))
        sourceOf.set(sheet, (sourceOf.get(sheet) ?? '') + readFileSync(component, 'utf8'));
    const unused = [...sourceOf].flatMap(([sheet, source]) =>
      [...classesOf(sheet)]
        .filter((name) => !source.includes(name.replace(/\d$/u, '')))
        .map((name) => `${name} in ${sheet}`),
    );
    expect(unused).toEqual([]);
  });
});
