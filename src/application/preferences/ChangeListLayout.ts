import type { ListLayout, PreferenceStore } from '@/application/ports/PreferenceStore';

/** Stores whether a long list of businesses has rows or cards. */
export class ChangeListLayout {
  constructor(private readonly preferences: PreferenceStore) {}

  execute(layout: ListLayout): void {
    this.preferences.saveListLayout(layout);
  }
}
