import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Language } from '@/domain/shared/language';
import { storedLanguage } from './LocalPreferenceStore';
import { writeItem } from './storageItems';

/** Stores the language of the tab as plain text, which the inline script in the head reads and writes too. */
export class TabLanguageRecord implements SessionRecord<Language> {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  load(): Language | undefined {
    return storedLanguage(this.#storage, TAB_LANGUAGE.name);
  }

  save(language: Language): void {
    writeItem(this.#storage, TAB_LANGUAGE.name, language);
  }

  clear(): void {
    writeItem(this.#storage, TAB_LANGUAGE.name, undefined);
  }
}
