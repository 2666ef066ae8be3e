import type { Rolldown } from 'vite';
import { closureOf } from '../closureOf.ts';

/** What a document of the site needs of the files the browser's build has made. */
export class ClientFiles {
  constructor(private readonly bundle: Rolldown.OutputBundle) {}

  /** The document as the build left it. */
  get document(): string {
    return this.textOf('index.html');
  }

  /** The chunk the application starts with. */
  get application(): Rolldown.OutputChunk {
    return this.chunkWhere(
      (chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/index.html') === true,
    );
  }

  /** The chunk that holds a lazily loaded module, by the end of its path. */
  chunkOf(module: string): Rolldown.OutputChunk {
    return this.chunkWhere((chunk) => holds(chunk, module), module);
  }

  /** The chunks that hold those lazily loaded modules, as far as this build has them. */
  chunksOf(modules: readonly string[]): readonly Rolldown.OutputChunk[] {
    const chunks = Object.values(this.bundle).filter(
      (output): output is Rolldown.OutputChunk => output.type === 'chunk',
    );
    return modules.flatMap((module) => chunks.filter((chunk) => holds(chunk, module)));
  }

  /** Everything that has to be there before those chunks can run, each after what it needs, themselves in their order. */
  modulesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
    return [...new Set(chunks.flatMap((chunk) => [...closureOf(chunk, this.bundle)]))];
  }

  /** Their style sheets, in the order a browser that loads the chunks applies them: what is imported comes first. */
  styleSheetsOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
    const sheets = this.modulesOf(chunks).flatMap((name) => {
      const output = this.bundle[name];
      return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
    });
    return [...new Set(sheets)];
  }

  /** The file the build made of a font, by the name it had. */
  fontNamed(font: string): string {
    const made = new RegExp(String.raw`^assets/${font}-[\w-]{8}\.woff2$`, 'u');
    const name = Object.keys(this.bundle).find((file) => made.test(file));
    if (name === undefined) throw new Error(`The build has no font ${font}.`);
    return name;
  }

  textOf(file: string): string {
    const output = this.bundle[file];
    if (output?.type !== 'asset') throw new Error(`The build has no ${file}.`);
    return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
  }

  private chunkWhere(
    fits: (chunk: Rolldown.OutputChunk) => boolean,
    what = 'the application',
  ): Rolldown.OutputChunk {
    const chunk = Object.values(this.bundle).find((output) => output.type === 'chunk' && fits(output));
    if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk for ${what}.`);
    return chunk;
  }
}

const holds = (chunk: Rolldown.OutputChunk, module: string): boolean =>
  chunk.moduleIds.some((id) => id.endsWith(module));
