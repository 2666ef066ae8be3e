import type { Plugin } from 'vite';

/** The module of react-aria that watches the on-screen keyboard. */
const MODULE = /\/react-aria\/dist\/private\/utils\/keyboard\.mjs$/u;
const ON_FOCUS = /^function (?<name>\S+onFocus)\(e\) \{$/mu;

/**
 * Lets react-aria measure the window only when an input gets the focus, which may open the on-screen keyboard. It measures
 * at every focus and ignores the result for other elements, although measuring lays the page out in the middle of a press.
 * It also asks whether an element is editable, which computes styles; the product has no editable element but inputs.
 */
export function noLayoutOnFocus(): Plugin {
  return {
    name: 'amin:no-layout-on-focus',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!ON_FOCUS.test(code))
          this.error(
            'react-aria watches the on-screen keyboard differently. Adapt scripts/vite/noLayoutOnFocus.ts.',
          );
        const changed = code.replace(
          ON_FOCUS,
          'function $<name>(e) { if (!(e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement)) return;',
        );
        /* `null` keeps the source map, because no line has moved. */
        return { code: changed, map: null };
      },
    },
  };
}
