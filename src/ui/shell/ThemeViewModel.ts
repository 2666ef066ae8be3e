import { makeAutoObservable } from 'mobx';
import type { PreferenceStore, Theme } from '@/application/ports/PreferenceStore';
import type { ChangeTheme } from '@/application/preferences/ChangeTheme';

/** The colour theme. Undefined follows the system (decision C76). */
export class ThemeViewModel {
  theme: Theme | undefined;

  constructor(
    preferences: PreferenceStore,
    private readonly changeTheme: ChangeTheme,
  ) {
    this.theme = preferences.theme();
    makeAutoObservable<ThemeViewModel, 'changeTheme'>(this, { changeTheme: false }, { autoBind: true });
  }

  choose(theme: Theme | undefined): void {
    this.theme = theme;
    this.changeTheme.execute(theme);
  }
}
