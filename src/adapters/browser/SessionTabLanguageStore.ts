import type { TabLanguageStore } from '@/application/ports/TabLanguageStore';
import { LANGUAGES, type Language } from '@/domain/shared/language';

const KEY = 'amin.tab-language';

/**
 * Keeps the language of the tab in its session storage; storage that is full or forbidden keeps it for this document
 * only. It runs before the first paint: no package here.
 */
export class SessionTabLanguageStore implements TabLanguageStore {
  constructor(private readonly storage: () => Storage) {}

  language(): Language | undefined {
    try {
      const kept = this.storage().getItem(KEY);
      return LANGUAGES.find((language) => language === kept);
    } catch {
      return undefined;
    }
  }

  keep(language: Language): void {
    try {
      this.storage().setItem(KEY, language);
    } catch {
      /* The next document follows the stored choice or the browser. */
    }
  }

  clear(): void {
    try {
      this.storage().removeItem(KEY);
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }
}
