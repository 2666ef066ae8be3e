import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type FileImporter } from 'sass';
import { describe, expect, it } from 'vitest';

/* A class that no style sheet has is `undefined`, and neither the compiler nor the page says so. */

const COMPONENTS = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
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
      const sheet = path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(component), path);
      const names = source.matchAll(new RegExp(String.raw`\b${styles}\['(\w+)'\]`, 'gu'));
      return [...names].map(([, name = '']) => ({ sheet, name }));
    },
  );
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
      [...compile(sheet, { importers: [sources] }).css.matchAll(/\.([a-zA-Z][\w-]*)/gu)].map(
        ([, name = '']) => name,
      ),
    );
  compiled.set(sheet, known);
  return known;
}

describe('the class names of the components', () => {
  const lookups = COMPONENTS.flatMap((component) =>
    lookupsIn(component).map((lookup) => ({ component, ...lookup })),
  );

  it('are in their style sheets', () => {
    const missing = lookups
      .filter(({ sheet, name }) => !classesOf(sheet).has(name))
      .map(({ component, name }) => `${name} in ${component}`);
    expect(lookups.length).toBeGreaterThan(500);
    expect([...new Set(missing)]).toEqual([]);
  });
});
