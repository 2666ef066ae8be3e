import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const CSS_MODULE = /\.module\.scss$/u;

/* The extension keeps Vite from compiling the module as a style sheet. */
const moduleIdOf = (file: string): string => `\0class-names:${file}.js`;

/**
 * Compiles each CSS module once. The prerendering build follows the browser build, needs no styles, and gets the class
 * names of that build.
 */
export function sharedClassNames(): Plugin {
  const codeOf = new Map<string, string>();
  return {
    name: 'amin:shared-class-names',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: CSS_MODULE },
      handler(code, id) {
        if (this.environment.name === 'client') codeOf.set(moduleIdOf(id), code);
      },
    },
    resolveId: {
      order: 'pre',
      filter: { id: CSS_MODULE },
      handler(source, importer) {
        if (this.environment.name === 'client' || importer === undefined) return undefined;
        /* Asking Vite to resolve the path would take longer. An alias arrives here again, as an absolute path. */
        const id = moduleIdOf(resolve(dirname(importer), source));
        return codeOf.has(id) ? id : undefined;
      },
    },
    load: {
      filter: { id: /^\0class-names:/u },
      handler: (id) => codeOf.get(id),
    },
  };
}
