import type { Plugin } from 'vite';

interface Patch {
  /** The end of the path of a module in react-aria. */
  readonly module: string;
  /** What the module contains. The build fails without it, because the package has changed. */
  readonly pattern: RegExp;
  /** On one line, so that no line moves. May refer to the named groups of the pattern. */
  readonly replacement: string;
}

const IS_FIELD = 'e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement';

const PATCHES: readonly Patch[] = [
  /*
   * Measures the window only when a field gets the focus, which may open the on-screen keyboard. Unchanged, react-aria
   * measures at every focus, which computes the layout during each press, and uses the result for fields only. Elements
   * with `contenteditable`, which it also counts as fields, do not occur in the app.
   */
  {
    module: '/react-aria/dist/private/utils/keyboard.mjs',
    pattern: /^function (?<name>\S+onFocus)\(e\) \{$/mu,
    replacement: `function $<name>(e) { if (!(${IS_FIELD})) return;`,
  },
  /*
   * Starts with a constant locale, because the first call of `Intl` blocks a slow phone for more than 50 ms.
   * PageLocale.tsx always sets the actual locale.
   */
  {
    module: '/react-aria/dist/private/i18n/useDefaultLocale.mjs',
    pattern: /^let (?<name>\S+currentLocale) = \S+\(\);$/mu,
    replacement: "let $<name> = { locale: 'en-US', direction: 'ltr' };",
  },
];

/** Replaces a line in modules of react-aria, in builds only. */
export function reactAriaPatches(): Plugin {
  return {
    name: 'amin:react-aria-patches',
    apply: 'build',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\// },
      handler(code, id) {
        const patch = PATCHES.find(({ module }) => id.endsWith(module));
        if (patch === undefined) return undefined;
        if (!patch.pattern.test(code))
          this.error(`${id} has changed. Adapt scripts/vite/reactAriaPatches.ts to it.`);
        /* `null` keeps the source map, because no line has moved. */
        return { code: code.replace(patch.pattern, patch.replacement), map: null };
      },
    },
  };
}
