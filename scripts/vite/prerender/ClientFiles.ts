import type { Rolldown } from 'vite';

/** The output files of the browser build. */
export class ClientFiles {
  constructor(private readonly bundle: Rolldown.OutputBundle) {}

  /** The built index.html. */
  get document(): string {
    return this.textOf('index.html');
  }

  /** The entry chunk of the application. */
  get application(): Rolldown.OutputChunk {
    return this.#chunkWhere(
      (chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html') === true,
    );
  }

  /** The chunk that contains a module. @param module The end of the module's path. */
  chunkOf(module: string): Rolldown.OutputChunk {
    return this.#chunkWhere((chunk) => contains(chunk, module), module);
  }

  /** The chunks that contain the modules. A module that is not in this build is left out. */
  chunksOf(modules: readonly string[]): readonly Rolldown.OutputChunk[] {
    const chunks = Object.values(this.bundle).filter(
      (output): output is Rolldown.OutputChunk => output.type === 'chunk',
    );
    return modules.flatMap((module) => chunks.filter((chunk) => contains(chunk, module)));
  }

  /** The chunks with all their imports. Each file comes after the files it imports. */
  fileNamesWithImports(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
    const met = new Set<string>();
    const names: string[] = [];
    const visit = (name: string): void => {
      const output = this.bundle[name];
      if (output?.type !== 'chunk' || met.has(name)) return;
      met.add(name);
      for (const imported of output.imports) visit(imported);
      names.push(name);
    };
    for (const chunk of chunks) visit(chunk.fileName);
    return names;
  }

  /** The style sheets of the chunks, in the order in which the browser applies them. Those of imports come first. */
  styleSheetsOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
    const sheets = this.fileNamesWithImports(chunks).flatMap((name) => {
      const output = this.bundle[name];
      return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
    });
    return [...new Set(sheets)];
  }

  /** The file of a font. @param font The name without the hash. */
  fontNamed(font: string): string {
    const pattern = new RegExp(String.raw`^assets/${font}-[\w-]{8}\.woff2$`, 'u');
    const name = Object.keys(this.bundle).find((file) => pattern.test(file));
    if (name === undefined) throw new Error(`The build has no font ${font}.`);
    return name;
  }

  textOf(file: string): string {
    const output = this.bundle[file];
    if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`);
    return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
  }

  #chunkWhere(
    predicate: (chunk: Rolldown.OutputChunk) => boolean,
    what = 'the application',
  ): Rolldown.OutputChunk {
    const chunk = Object.values(this.bundle).find((output) => output.type === 'chunk' && predicate(output));
    if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for ${what}.`);
    return chunk;
  }
}

const contains = (chunk: Rolldown.OutputChunk, module: string): boolean =>
  chunk.moduleIds.some((id) => id.endsWith(module));
