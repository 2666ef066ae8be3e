import {
  THEMES,
  type ListLayout,
  type PreferenceStore,
  type Theme,
} from '@/application/ports/PreferenceStore';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { readItem, writeItem } from '../storage/storageItems';

/** The localStorage keys of the preferences. */
export const PREFERENCE_KEYS = {
  language: 'amin.language',
  theme: 'amin.theme',
  listLayout: 'amin.list-layout',
} as const;

type GetStorage = () => Storage;

/* Functions, because the script before the first paint reads and stores language and theme without the class. */

/** @param name Another key for the language of a tab. */
export function storedLanguage(
  storage: GetStorage,
  name: string = PREFERENCE_KEYS.language,
): Language | undefined {
  const stored = readItem(storage, name);
  return LANGUAGES.find((language) => language === stored);
}

export function storedTheme(storage: GetStorage): Theme | undefined {
  const stored = readItem(storage, PREFERENCE_KEYS.theme);
  return THEMES.find((theme) => theme === stored);
}

export function saveLanguage(storage: GetStorage, language: Language): void {
  writeItem(storage, PREFERENCE_KEYS.language, language);
}

/** @param theme Undefined makes the theme follow the system. */
export function saveTheme(storage: GetStorage, theme: Theme | undefined): void {
  writeItem(storage, PREFERENCE_KEYS.theme, theme);
}

export class LocalPreferenceStore implements PreferenceStore {
  /** @param onLanguage Is called with each language that is saved. */
  constructor(
    private readonly storage: GetStorage,
    private readonly onLanguage?: (language: Language) => void,
  ) {}

  language(): Language | undefined {
    return storedLanguage(this.storage);
  }

  saveLanguage(language: Language): void {
    saveLanguage(this.storage, language);
    this.onLanguage?.(language);
  }

  listLayout(): ListLayout {
    return readItem(this.storage, PREFERENCE_KEYS.listLayout) === 'cards' ? 'cards' : 'rows';
  }

  saveListLayout(layout: ListLayout): void {
    writeItem(this.storage, PREFERENCE_KEYS.listLayout, layout === 'rows' ? undefined : layout);
  }
}
