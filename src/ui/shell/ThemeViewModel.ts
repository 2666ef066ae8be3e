import { makeAutoObservable } from 'mobx';
import type { PreferenceStore, Theme } from '@/application/ports/PreferenceStore';

/** The colour theme. Undefined follows the system. */
export class ThemeViewModel {
  theme: Theme | undefined;

  readonly #preferences: Pick<PreferenceStore, 'theme' | 'saveTheme'>;

  constructor(preferences: Pick<PreferenceStore, 'theme' | 'saveTheme'>) {
    this.#preferences = preferences;
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(theme: Theme | undefined): void {
    this.theme = theme;
    this.#preferences.saveTheme(theme);
  }
}
