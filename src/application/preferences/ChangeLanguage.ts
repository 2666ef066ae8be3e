import type { Language } from '@/domain/shared/language';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { SessionRecord } from '@/application/ports/SessionRecords';

/**
 * Remembers a language the owner chose; it outranks the language of the address that the tab was opened at. What the
 * browser or an address suggests is never stored as a choice (decision C83).
 */
export class ChangeLanguage {
  constructor(
    private readonly preferences: PreferenceStore,
    private readonly tabLanguage: Pick<SessionRecord<Language>, 'clear'>,
  ) {}

  execute(language: Language): void {
    this.preferences.saveLanguage(language);
    this.tabLanguage.clear();
  }
}
