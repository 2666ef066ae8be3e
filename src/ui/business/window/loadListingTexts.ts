import type { i18n } from 'i18next';
import { LANGUAGES } from '@/domain/shared/language';
import { loadNamespaceFile, type Namespace } from '@/ui/i18n/Texts';

const NEEDED: readonly Namespace[] = ['listing', 'business', 'catalog'];

/** Loads the texts of the listing in every language, because the preview shows all of them at any time. */
export async function loadListingTexts(texts: i18n): Promise<void> {
  await Promise.all(
    LANGUAGES.flatMap((language) =>
      NEEDED.map(async (namespace) => {
        const loaded = await loadNamespaceFile(language, namespace);
        texts.addResourceBundle(language, 'translation', { [namespace]: loaded }, true, true);
      }),
    ),
  );
}
