import {
  THEMES,
  type ListLayout,
  type PreferenceStore,
  type Theme,
} from '@/application/ports/PreferenceStore';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { readItem, writeItem } from '../storage/storageItems';

/* The localStorage keys of the preferences. Not in one object, so that the script before the first paint contains only
   those that it reads. */
const LANGUAGE_KEY = 'amin.language';
export const THEME_KEY = 'amin.theme';
const LIST_LAYOUT_KEY = 'amin.list-layout';

type GetStorage = () => Storage;

/* Functions, because the script before the first paint reads and stores language and theme without the class. */

/** @param name Another key for the language of a tab. */
export function storedLanguage(storage: GetStorage, name: string = LANGUAGE_KEY): Language | undefined {
  const stored = readItem(storage, name);
  return LANGUAGES.find((language) => language === stored);
}

export function storedTheme(storage: GetStorage): Theme | undefined {
  const stored = readItem(storage, THEME_KEY);
  return THEMES.find((theme) => theme === stored);
}

export function saveLanguage(storage: GetStorage, language: Language): void {
  writeItem(storage, LANGUAGE_KEY, language);
}

/** @param theme Undefined makes the theme follow the system. */
export function saveTheme(storage: GetStorage, theme: Theme | undefined): void {
  writeItem(storage, THEME_KEY, theme);
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
    return readItem(this.storage, LIST_LAYOUT_KEY) === 'cards' ? 'cards' : 'rows';
  }

  saveListLayout(layout: ListLayout): void {
    writeItem(this.storage, LIST_LAYOUT_KEY, layout === 'rows' ? undefined : layout);
  }
}
