import {
  THEMES,
  type ListLayout,
  type PreferenceStore,
  type Theme,
} from '@/application/ports/PreferenceStore';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { readItem, writeItem } from './storageItems';

/** The localStorage keys of the preferences. The script before the first paint reads language and theme too. */
export const PREFERENCE_KEYS = {
  language: 'amin.language',
  theme: 'amin.theme',
  listLayout: 'amin.list-layout',
} as const;

/** Stores preferences in localStorage. It imports no package, because the script before the first paint contains it. */
export class LocalPreferenceStore implements PreferenceStore {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  language(): Language | undefined {
    const stored = readItem(this.#storage, PREFERENCE_KEYS.language);
    return LANGUAGES.find((language) => language === stored);
  }

  saveLanguage(language: Language): void {
    writeItem(this.#storage, PREFERENCE_KEYS.language, language);
  }

  theme(): Theme | undefined {
    const stored = readItem(this.#storage, PREFERENCE_KEYS.theme);
    return THEMES.find((theme) => theme === stored);
  }

  saveTheme(theme: Theme | undefined): void {
    writeItem(this.#storage, PREFERENCE_KEYS.theme, theme);
  }

  listLayout(): ListLayout {
    return readItem(this.#storage, PREFERENCE_KEYS.listLayout) === 'cards' ? 'cards' : 'rows';
  }

  saveListLayout(layout: ListLayout): void {
    writeItem(this.#storage, PREFERENCE_KEYS.listLayout, layout === 'rows' ? undefined : layout);
  }
}
