import type { Plugin } from 'vite';
import { replaceInModule } from './replaceInModule.ts';

const IS_FIELD = 'e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement';

/**
 * Lets react-aria measure the window only when a field gets the focus, which may open the on-screen keyboard. Unchanged, it
 * measures at every focus, which computes the layout during each press, and uses the result for fields only. Elements with
 * `contenteditable`, which it also counts as fields, do not occur in the app.
 */
export function noLayoutOnFocus(): Plugin {
  return replaceInModule({
    name: 'no-layout-on-focus',
    module: /\/react-aria\/dist\/private\/utils\/keyboard\.mjs$/u,
    pattern: /^function (?<name>\S+onFocus)\(e\) \{$/mu,
    replacement: `function $<name>(e) { if (!(${IS_FIELD})) return;`,
  });
}
