import { THEMES, type PreferenceStore, type Theme } from '@/application/ports/PreferenceStore';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { PREFERENCE_KEYS } from './preferenceKeys';

/** Keeps the owner's choices in the local storage of this device. It runs before the first paint: no package here. */
export class LocalPreferenceStore implements PreferenceStore {
  constructor(private readonly storage: () => Storage) {}

  language(): Language | undefined {
    const stored = this.#read(PREFERENCE_KEYS.language);
    return LANGUAGES.find((language) => language === stored);
  }

  saveLanguage(language: Language): void {
    this.#write(PREFERENCE_KEYS.language, language);
  }

  theme(): Theme | undefined {
    const stored = this.#read(PREFERENCE_KEYS.theme);
    return THEMES.find((theme) => theme === stored);
  }

  saveTheme(theme: Theme | undefined): void {
    this.#write(PREFERENCE_KEYS.theme, theme);
  }

  #read(key: string): string | undefined {
    try {
      return this.storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: string | undefined): void {
    try {
      if (value === undefined) this.storage().removeItem(key);
      else this.storage().setItem(key, value);
    } catch {
      /* Full or forbidden storage: the choice holds for this document only. */
    }
  }
}
