import { makeAutoObservable } from 'mobx';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';
import type { StoredRecord } from '@/application/ports/StoredRecords';
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
  language: Language;

  readonly #texts: Texts;
  readonly #records: LanguageRecords;
  readonly #toasts: Toasts;
  /** The number of choices so far. It tells a superseded choice from the last one. */
  #choices = 0;

  constructor(texts: Texts, records: LanguageRecords, toasts: Toasts) {
    this.#texts = texts;
    this.#records = records;
    this.#toasts = toasts;
    this.language = texts.language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Switches to the chosen language when its texts are loaded, and stores the choice, which takes precedence over the
   * language of the URL that opened the tab. The language of the browser or of a URL is never stored as a choice
   * (decision C67). Of several choices the last one wins, and the failure of an earlier one is not announced.
   */
  async choose(language: Language): Promise<void> {
    this.#choices += 1;
    const choice = this.#choices;
    try {
      await this.#texts.switchTo(language);
      if (choice !== this.#choices) return;
      this.#records.preferences.saveLanguage(language);
      this.#records.tabLanguage.clear();
      this.setLanguage(language);
    } catch {
      if (choice !== this.#choices) return;
      this.#toasts.show({ kind: 'error', message: 'errors.textsUnavailable' });
    }
  }

  private setLanguage(language: Language): void {
    this.language = language;
  }
}
