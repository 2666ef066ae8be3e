import type { Language } from '@/domain/shared/language';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { SessionRecord } from '@/application/ports/SessionRecords';

/**
 * Stores the language selected by the owner. It takes precedence over the language of the URL that opened the tab.
 * The language of the browser or of a URL is never stored as a selection (decision C67).
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
