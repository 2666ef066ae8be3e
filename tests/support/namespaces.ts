import type { Namespace } from '@/ui/i18n/Texts';

const FILES = import.meta.glob('../../src/ui/i18n/locales/en/*.json');

/** The namespaces. `locales.test.ts` compares their files with i18next.d.ts. */
export const NAMESPACES = Object.keys(FILES)
  .map((path) => path.replaceAll(/^.*\/|\.json$/gu, ''))
  /* Only gives the names their type. locales.test.ts compares the files with i18next.d.ts. */
  .filter((name): name is Namespace => name !== '');
