import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { readItem, writeItem } from './storageItems';

/**
 * Stores the language of the tab as plain text, without the JSON records. The inline script in the head contains this
 * class, so it has to be small.
 */
export class TabLanguageRecord implements SessionRecord<Language> {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  load(): Language | undefined {
    const stored = readItem(this.#storage, TAB_LANGUAGE.name);
    return LANGUAGES.find((language) => language === stored);
  }

  save(language: Language): void {
    writeItem(this.#storage, TAB_LANGUAGE.name, language);
  }

  clear(): void {
    writeItem(this.#storage, TAB_LANGUAGE.name, undefined);
  }
}
