import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import type { Toasts } from './Toasts';

interface LanguageRecords {
  readonly preferences: Pick<PreferenceStore, 'saveLanguage'>;
  /** The language of the URL that opened the tab. */
  readonly tabLanguage: Pick<StoredRecord<Language>, 'clear'>;
}

/** The language of the page and the owner's choice of another. */
export class LanguageViewModel {
  constructor(
    private readonly texts: Texts,
    private readonly records: LanguageRecords,
    private readonly toasts: Toasts,
  ) {}

  get language(): Language {
    return this.texts.language;
  }

  /**
   * Switches to the chosen language when its texts are loaded, and stores the choice, which takes precedence over the
   * language of the URL that opened the tab. The language of the browser or of a URL is never stored as a choice
   * (decision C67). Of several choices the last one wins, and the failure of an earlier one is not announced.
   */
  async choose(language: Language): Promise<void> {
    try {
      if (!(await this.texts.switchTo(language))) return;
      this.records.preferences.saveLanguage(language);
      this.records.tabLanguage.clear();
    } catch {
      this.toasts.show({ kind: 'error', message: 'errors.textsUnavailable' });
    }
  }
}
