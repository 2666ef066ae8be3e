import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The style sheets by their prefixes, to detect two with the same prefix. */
const sheets = new Map<string, string>();

/**
 * A short class name for the build: four letters for the style sheet, and the position of the class in it. Short names
 * help a document with its headers to fit into the first packets of a connection.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?', 1)[0] ?? file).replaceAll('\\', '/');
  const prefix = prefixOf(path);
  const other = sheets.get(prefix);
  if (other !== undefined && other !== path)
    throw new Error(`The style sheets ${other} and ${path} get the same class names. Rename one of them.`);
  sheets.set(prefix, path);
  return prefix + String(positionOf(name, css));
}

/** Letters only, so that a number can follow. */
function prefixOf(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  return [0, 1, 2, 3].map((place) => String.fromCodePoint(97 + ((digest[place] ?? 0) % 26))).join('');
}

function positionOf(name: string, css: string): number {
  const names = new Set(Array.from(css.matchAll(/\.(?<name>[A-Za-z_][\w-]*)/gu), ([, each = '']) => each));
  return [...names].indexOf(name);
}
