import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import type { StoredRecord } from '@/application/ports/StoredRecords';
import type { Language } from '@/domain/shared/language';
import { storedLanguage } from './LocalPreferenceStore';
import { writeItem } from '../storage/storageItems';

/** Stores the language of the tab as plain text, which the inline script in the head reads and writes too. */
export class TabLanguageRecord implements StoredRecord<Language> {
  constructor(private readonly storage: () => Storage) {}

  load(): Language | undefined {
    return storedLanguage(this.storage, TAB_LANGUAGE.storageKey);
  }

  save(language: Language): void {
    writeItem(this.storage, TAB_LANGUAGE.storageKey, language);
  }

  clear(): void {
    writeItem(this.storage, TAB_LANGUAGE.storageKey, undefined);
  }
}
