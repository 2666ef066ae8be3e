import type { Rolldown } from 'vite';

/**
 * The names of the chunk and of every chunk it imports statically. Each chunk comes after its own imports;
 * the given chunk is last.
 */
export function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const met = new Set<string>();
  const closure = new Set<string>();
  const visit = (name: string): void => {
    const output = bundle[name];
    if (output?.type !== 'chunk' || met.has(name)) return;
    met.add(name);
    for (const imported of output.imports) visit(imported);
    closure.add(name);
  };
  visit(chunk.fileName);
  return closure;
}
