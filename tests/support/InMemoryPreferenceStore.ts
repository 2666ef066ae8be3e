import type { ListLayout, PreferenceStore } from '@/application/ports/PreferenceStore';
import type { Language } from '@/domain/shared/language';

/** Stores preferences in memory. */
export class InMemoryPreferenceStore implements PreferenceStore {
  #language: Language | undefined;
  #listLayout: ListLayout = 'rows';

  language(): Language | undefined {
    return this.#language;
  }

  saveLanguage(language: Language): void {
    this.#language = language;
  }

  listLayout(): ListLayout {
    return this.#listLayout;
  }

  saveListLayout(layout: ListLayout): void {
    this.#listLayout = layout;
  }
}
