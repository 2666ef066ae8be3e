import type { i18n } from 'i18next';
import { OFFERED_LANGUAGES } from './offeredLanguages';
import { loadNamespaceFile, type Namespace } from './Texts';

/** Loads texts in every language, for parts that show a listing in other languages than that of the page. */
export async function loadInEveryLanguage(texts: i18n, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    OFFERED_LANGUAGES.flatMap((language) =>
      namespaces.map(async (namespace) => {
        if (texts.getResource(language, 'translation', namespace) !== undefined) return;
        const loaded = await loadNamespaceFile(language, namespace);
        texts.addResourceBundle(language, 'translation', { [namespace]: loaded }, true, true);
      }),
    ),
  );
}
