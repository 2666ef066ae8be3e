/**
 * Translates the positions in a stack trace to lines of the source:
 *
 *   npm run resolve-stack -- report.txt        a file with a stack trace or with reports of the collector
 *   npm run resolve-stack                      reads the standard input, up to Ctrl-D
 *   npm run resolve-stack -- report.txt maps   maps in another folder than dist-maps, such as those of an older release
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const POSITION = /(?:https?:\/\/[^\s"()@]+?)?\/(?<file>assets\/[\w.-]+\.js):(?<line>\d+):(?<column>\d+)/gu;

/**
 * Replaces each position in a built file by the position in its source. A position without a source map
 * stays and is marked.
 * @param {string} text
 * @param {string} maps the folder with the source maps
 */
export function resolveStack(text, maps) {
  /** @type {Map<string, SourceMap | undefined>} */
  const known = new Map();
  const mapOf = (/** @type {string} */ file) => {
    const path = join(maps, `${file}.map`);
    if (!known.has(file))
      known.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
    return known.get(file);
  };
  return text.replaceAll(POSITION, (place, file, line, column) => {
    const map = mapOf(file);
    if (map === undefined) return `${place} (no map)`;
    /* Stack traces count from one, `findEntry` from zero. A line without mappings answers with an earlier line. */
    /** @type {Partial<import('node:module').SourceMapping> & { readonly name?: string }} */
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    const { generatedLine, originalSource, originalLine = 0, originalColumn = 0 } = entry;
    if (originalSource === undefined || generatedLine !== Number(line) - 1) return place;
    const name = entry.name === undefined ? '' : ` (${entry.name})`;
    const source = originalSource.replace(/^(?:\.\.\/)+/u, '');
    return `${source}:${String(originalLine + 1)}:${String(originalColumn + 1)}${name}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, maps = 'dist-maps'] = process.argv.slice(2);
  if (existsSync(maps)) process.stdout.write(resolveStack(readFileSync(file ?? 0, 'utf8'), maps));
  else {
    process.stderr.write(
      `The folder ${maps} does not exist. Build the site, or pass the folder with its source maps.\n`,
    );
    process.exitCode = 1;
  }
}
