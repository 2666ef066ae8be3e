import type { PreferenceStore, Theme } from '@/application/ports/PreferenceStore';

/** Remembers a theme the owner chose; undefined follows the system again. */
export class ChangeTheme {
  constructor(private readonly preferences: PreferenceStore) {}

  execute(theme: Theme | undefined): void {
    this.preferences.saveTheme(theme);
  }
}
