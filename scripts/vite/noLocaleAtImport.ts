import type { Plugin } from 'vite';
import { replaceInModule } from './replaceInModule.ts';

/**
 * Lets react-aria begin with a constant locale. The app always names the locale (PageLocale.tsx), and the first
 * question to `Intl` blocks a slow phone for more than 50 ms.
 */
export function noLocaleAtImport(): Plugin {
  return replaceInModule({
    name: 'no-locale-at-import',
    module: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/u,
    pattern: /^let (?<name>\S+currentLocale) = \S+\(\);$/mu,
    replacement: "let $<name> = { locale: 'en-US', direction: 'ltr' };",
  });
}
