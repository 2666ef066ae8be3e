import { FixedClock } from '@tests/support/FixedClock';
import { InMemorySessionRecord } from '@tests/support/InMemorySessionRecord';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { describe, expect, it } from 'vitest';
import { InMemoryPreferenceStore } from '@tests/support/InMemoryPreferenceStore';
import { ChangeLanguage } from '@/application/preferences/ChangeLanguage';

describe('a language chosen by the owner', () => {
  it('is stored', () => {
    const preferences = new InMemoryPreferenceStore();
    new ChangeLanguage(preferences, new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock())).execute('ar');
    expect(preferences.language()).toBe('ar');
  });

  it('has priority over the language of the URL at which the tab was opened', () => {
    const tabLanguage = new InMemorySessionRecord(TAB_LANGUAGE, new FixedClock());
    tabLanguage.save('he');
    new ChangeLanguage(new InMemoryPreferenceStore(), tabLanguage).execute('ar');
    expect(tabLanguage.load()).toBeUndefined();
  });
});
