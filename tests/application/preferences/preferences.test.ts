import { FixedClock } from '@tests/support/FixedClock';
import { InMemorySessionRecord } from '@/adapters/in-memory/InMemorySessionRecord';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@/adapters/in-memory/InMemoryPreferenceStore';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';
import { ChangeTheme } from '@/application/preferences/ChangeTheme';

describe('a choice of the owner', () => {
  it('of a language is remembered', () => {
    const preferences = new InMemoryPreferenceStore();
    new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock())).execute('ar');
    expect(preferences.language()).toBe('ar');
  });

  it('of a language outranks the language of the address that the tab was opened at', () => {
    const tabLanguage = new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock());
    tabLanguage.save('he');
    new ChangeLanguage(new InMemoryPreferenceStore(), tabLanguage).execute('ar');
    expect(tabLanguage.load()).toBeUndefined();
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
