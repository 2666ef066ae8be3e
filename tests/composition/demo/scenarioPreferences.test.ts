// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { LocalPreferenceStore, storedTheme } from '@/adapters/browser/LocalPreferenceStore';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import { storeScenarioPreferences } from '@/composition/demo/scenarioPreferences';

const tab = (): Storage => sessionStorage;
const device = (): Storage => localStorage;
const preferences = new LocalPreferenceStore(device);
const tabLanguage = new TabLanguageRecord(tab);

const open = (search: string): void => storeScenarioPreferences(search, tab, device);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a demo link', () => {
  it('chooses a language, also in a tab that was opened in another one', () => {
    tabLanguage.save('ar');
    open('?demo.owner=noor-haddad&demo.language=he');
    expect(preferences.language()).toBe('he');
    expect(tabLanguage.load()).toBeUndefined();
  });

  it('chooses a theme, or that of the system', () => {
    open('?demo.theme=dark');
    expect(storedTheme(device)).toBe('dark');
    open('?demo.theme=light');
    expect(storedTheme(device)).toBe('light');
    open('?demo.theme=system');
    expect(storedTheme(device)).toBeUndefined();
  });

  it.each(['', '?language=he&theme=light', '?demo.language=xx&demo.theme=blue', '?demo.language&demo.theme'])(
    'without a known language or theme leaves the choices as they are: "%s"',
    (search) => {
      open('?demo.language=ar&demo.theme=dark');
      tabLanguage.save('en');
      open(search);
      expect([preferences.language(), tabLanguage.load(), storedTheme(device)]).toEqual(['ar', 'en', 'dark']);
    },
  );
});
