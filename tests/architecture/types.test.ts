import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const read = (name: string): string | undefined => ts.sys.readFile(name);

/** The type libraries, parsed once for all compilations. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * The messages of the compiler for a text as if it were a file of that layer, with the options of that layer's
 * project.
 */
function compile(layer: string, text: string): string[] {
  const folder = join(repository, 'src', layer);
  const { config }: { config?: unknown } = ts.readConfigFile(join(folder, 'tsconfig.json'), read);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const file = join(folder, 'example.ts');
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    getSourceFile: (name, languageVersion) => {
      if (name === file) return ts.createSourceFile(name, text, languageVersion);
      if (!parsed.has(name)) parsed.set(name, disk.getSourceFile(name, languageVersion));
      return parsed.get(name);
    },
  };
  const program = ts.createProgram({ rootNames: [file], options, host });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const unknownNames = [
  ['a document', 'export const title = document.title;', "'document'"],
  ['a window', 'export const width = window.innerWidth;', "'window'"],
  ['an element', 'export type Target = HTMLElement;', "'HTMLElement'"],
  ['a request', "export const answer = fetch('/');", "'fetch'"],
  ['a store', "export const kept = localStorage.getItem('a');", "'localStorage'"],
  ['a timer', 'export const timer = setTimeout(() => undefined, 1);', "'setTimeout'"],
  ['Node', 'export const home = process.cwd();', "'process'"],
] as const;

describe.each(['domain', 'application'])('a file of src/%s', (layer) => {
  it.each(unknownNames)('cannot use %s', (_, text, name) => {
    expect(compile(layer, text)).toEqual([expect.stringContaining(`Cannot find name ${name}`)]);
  });

  it('compiles when it uses only the language itself', () => {
    expect(compile(layer, "export const days: readonly string[] = ['Sunday'];")).toEqual([]);
  });
});
