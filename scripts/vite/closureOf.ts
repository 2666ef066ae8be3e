import type { Rolldown } from 'vite';

/** The chunk and every chunk it imports statically, so: what is fetched before it can run. */
export function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const reached = new Set<string>();
  const open = [chunk.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const output = bundle[name];
    if (output?.type !== 'chunk' || reached.has(name)) continue;
    reached.add(name);
    open.push(...output.imports);
  }
  return reached;
}
