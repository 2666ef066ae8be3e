import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';

describe('a choice of the owner', () => {
  it('of a language is remembered', () => {
    const preferences = new InMemoryPreferenceStore();
    new ChangeLanguage(preferences).execute('ar');
    expect(preferences.language()).toBe('ar');
  });

  it('of a theme is remembered, until the owner follows the system again', () => {
    const preferences = new InMemoryPreferenceStore();
    const change = new ChangeTheme(preferences);
    change.execute('dark');
    expect(preferences.theme()).toBe('dark');
    change.execute(undefined);
    expect(preferences.theme()).toBeUndefined();
  });
});
