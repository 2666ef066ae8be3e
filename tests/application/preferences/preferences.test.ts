import { FixedClock } from '@tests/support/FixedClock';
import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeListLayout } from '@/application/preferences/ChangeListLayout';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';

describe('a preference of the owner', () => {
  it('for a language is stored', () => {
    const preferences = new InMemoryPreferenceStore();
    new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock())).execute('ar');
    expect(preferences.language()).toBe('ar');
  });

  it('for a language has priority over the language of the URL at which the tab was opened', () => {
    const tabLanguage = new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock());
    tabLanguage.save('he');
    new ChangeLanguage(new InMemoryPreferenceStore(), tabLanguage).execute('ar');
    expect(tabLanguage.load()).toBeUndefined();
  });

  it('for a theme is stored until the owner chooses the system theme', () => {
    const preferences = new InMemoryPreferenceStore();
    const change = new ChangeTheme(preferences);
    change.execute('dark');
    expect(preferences.theme()).toBe('dark');
    change.execute(undefined);
    expect(preferences.theme()).toBeUndefined();
  });

  it('for cards in a long list is stored until the owner chooses rows', () => {
    const preferences = new InMemoryPreferenceStore();
    const change = new ChangeListLayout(preferences);
    change.execute('cards');
    expect(preferences.listLayout()).toBe('cards');
    change.execute('rows');
    expect(preferences.listLayout()).toBe('rows');
  });
});
