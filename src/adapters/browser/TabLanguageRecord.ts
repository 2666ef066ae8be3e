import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import { LANGUAGES, type Language } from '@/domain/shared/language';
import { readItem, writeItem } from './storageItems';

/**
 * The language of the tab, as plain text. It is apart from the records in JSON because it runs in the script before the
 * first paint, where every byte counts.
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
