import type { Plugin } from 'vite';

interface Replacement {
  /** The name of the plugin, after `amin:`. */
  readonly name: string;
  /** Matches the id of the module of a package. */
  readonly module: RegExp;
  /** What the module contains. The build fails without it, because the package has changed. */
  readonly pattern: RegExp;
  /** On one line, so that no line moves. May refer to the named groups of the pattern. */
  readonly replacement: string;
}

/** Replaces a piece of code in a module of a package, in builds only. */
export function replaceInModule({ name, module, pattern, replacement }: Replacement): Plugin {
  return {
    name: `amin:${name}`,
    apply: 'build',
    transform: {
      filter: { id: module },
      handler(code, id) {
        if (!pattern.test(code))
          this.error(`${id} has changed. Adapt the plugin ${name} of scripts/vite to it.`);
        /* `null` keeps the source map, because no line has moved. */
        return { code: code.replace(pattern, replacement), map: null };
      },
    },
  };
}
