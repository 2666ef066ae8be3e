import type { Plugin } from 'vite';

/** The module of react-aria that asks `Intl` for the browser's locale when it is imported. */
const MODULE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/u;
const ASKED_AT_IMPORT = /^let (?<name>\S+currentLocale) = \S+\(\);$/mu;

/**
 * Lets react-aria begin with a constant locale. The app always names the locale (PageLocale.tsx), and the first
 * question to `Intl` blocks a slow phone for more than 50 ms.
 */
export function noLocaleAtImport(): Plugin {
  return {
    name: 'amin:no-locale-at-import',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!ASKED_AT_IMPORT.test(code))
          this.error(
            'react-aria sets its default locale differently. Adapt scripts/vite/noLocaleAtImport.ts.',
          );
        const changed = code.replace(ASKED_AT_IMPORT, "let $<name> = { locale: 'en-US', direction: 'ltr' };");
        /* `null` keeps the source map, because no line has moved. */
        return { code: changed, map: null };
      },
    },
  };
}
