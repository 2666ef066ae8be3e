import { makeAutoObservable } from 'mobx';
import type { PreferenceStore, Theme } from '@/application/ports/PreferenceStore';
import type { ChangeTheme } from '@/application/preferences/ChangeTheme';

/** The colour theme. Undefined follows the system. */
export class ThemeViewModel {
  theme: Theme | undefined;

  readonly #changeTheme: ChangeTheme;

  constructor(preferences: PreferenceStore, changeTheme: ChangeTheme) {
    this.#changeTheme = changeTheme;
    this.theme = preferences.theme();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(theme: Theme | undefined): void {
    this.theme = theme;
    this.#changeTheme.execute(theme);
  }
}
