import { makeAutoObservable } from 'mobx';
import type { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import type { Language } from '@/domain/shared/language';
import type { Texts } from '@/ui/i18n/Texts';
import type { Notices } from './Notices';

/** The language of the page and the owner's choice of another. */
export class LanguageViewModel {
  language: Language;

  constructor(
    private readonly texts: Texts,
    private readonly changeLanguage: ChangeLanguage,
    private readonly notices: Notices,
  ) {
    this.language = texts.language;
    makeAutoObservable<LanguageViewModel, 'texts' | 'changeLanguage' | 'notices'>(
      this,
      { texts: false, changeLanguage: false, notices: false },
      { autoBind: true },
    );
  }

  /**
   * Switches to the chosen language when its texts are loaded, and stores the choice. Of several choices the last one
   * wins.
   */
  async choose(language: Language): Promise<void> {
    try {
      await this.texts.switchTo(language);
      if (this.texts.language !== language) return;
      this.changeLanguage.execute(language);
      this.to(language);
    } catch {
      this.notices.show({ kind: 'error', message: 'errors.textsUnavailable' });
    }
  }

  private to(language: Language): void {
    this.language = language;
  }
}
