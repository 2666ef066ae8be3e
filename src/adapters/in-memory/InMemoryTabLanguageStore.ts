import type { TabLanguageStore } from '@/application/ports/TabLanguageStore';
import type { Language } from '@/domain/shared/language';

/** Keeps the language of the tab for as long as the document lives. */
export class InMemoryTabLanguageStore implements TabLanguageStore {
  #language: Language | undefined;

  language(): Language | undefined {
    return this.#language;
  }

  keep(language: Language): void {
    this.#language = language;
  }

  clear(): void {
    this.#language = undefined;
  }
}
