import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/domain/shared/language.ts';
import { languagesOfferedIn } from '../../src/ui/i18n/offeredLanguages.ts';

/** The module that imports every locale file by a pattern, and the part of the pattern for the language. */
const MODULE = /\/src\/ui\/i18n\/Texts\.ts$/u;
const EVERY_LANGUAGE = './locales/*/';

/** Leaves the locale files of languages that are not offered out of a build. */
export function offeredLocales(mode: string): Plugin {
  const offered = languagesOfferedIn(mode);
  return {
    name: 'amin:offered-locales',
    enforce: 'pre',
    apply: () => offered.length < LANGUAGES.length,
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!code.includes(EVERY_LANGUAGE))
          this.error(`Texts.ts imports no ${EVERY_LANGUAGE}. Adapt scripts/vite/offeredLocales.ts.`);
        return { code: code.replaceAll(EVERY_LANGUAGE, `./locales/{${offered.join()}}/`), map: null };
      },
    },
  };
}
