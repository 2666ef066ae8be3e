import type { PreferenceStore, Theme } from '@/application/ports/PreferenceStore';

/** Stores the theme selected by the owner. Undefined makes the theme follow the system. */
export class ChangeTheme {
  constructor(private readonly preferences: PreferenceStore) {}

  execute(theme: Theme | undefined): void {
    this.preferences.saveTheme(theme);
  }
}
