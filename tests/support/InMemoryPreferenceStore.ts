import type { ListLayout, PreferenceStore, Theme } from '@/application/ports/PreferenceStore';
import type { Language } from '@/domain/shared/language';

/** Stores preferences in memory. */
export class InMemoryPreferenceStore implements PreferenceStore {
  #language: Language | undefined;
  #theme: Theme | undefined;
  #listLayout: ListLayout = 'rows';

  language(): Language | undefined {
    return this.#language;
  }

  saveLanguage(language: Language): void {
    this.#language = language;
  }

  theme(): Theme | undefined {
    return this.#theme;
  }

  saveTheme(theme: Theme | undefined): void {
    this.#theme = theme;
  }

  listLayout(): ListLayout {
    return this.#listLayout;
  }

  saveListLayout(layout: ListLayout): void {
    this.#listLayout = layout;
  }
}
