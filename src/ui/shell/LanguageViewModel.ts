import { makeAutoObservable } from 'mobx';
import type { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import type { Toasts } from './Toasts';

/** The language of the page and the owner's choice of another. */
export class LanguageViewModel {
  language: Language;

  readonly #texts: Texts;
  readonly #changeLanguage: ChangeLanguage;
  readonly #toasts: Toasts;
  /** The number of choices so far. It tells a superseded choice from the last one. */
  #choices = 0;

  constructor(texts: Texts, changeLanguage: ChangeLanguage, toasts: Toasts) {
    this.#texts = texts;
    this.#changeLanguage = changeLanguage;
    this.#toasts = toasts;
    this.language = texts.language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Switches to the chosen language when its texts are loaded, and stores the choice. Of several choices the last one
   * wins, and the failure of an earlier one is not announced.
   */
  async choose(language: Language): Promise<void> {
    this.#choices += 1;
    const choice = this.#choices;
    try {
      await this.#texts.switchTo(language);
      if (choice !== this.#choices) return;
      this.#changeLanguage.execute(language);
      this.to(language);
    } catch {
      if (choice !== this.#choices) return;
      this.#toasts.show({ kind: 'error', message: 'errors.textsUnavailable' });
    }
  }

  private to(language: Language): void {
    this.language = language;
  }
}
