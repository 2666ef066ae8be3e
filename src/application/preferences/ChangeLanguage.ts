import type { Language } from '@/domain/shared/language';
import type { PreferenceStore } from '@/application/ports/PreferenceStore';

/** Remembers a language the owner chose. What the browser suggests is never stored as a choice. */
export class ChangeLanguage {
  constructor(private readonly preferences: PreferenceStore) {}

  execute(language: Language): void {
    this.preferences.saveLanguage(language);
  }
}
