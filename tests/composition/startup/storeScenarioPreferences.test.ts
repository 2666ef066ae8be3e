// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storedLanguage, storedTheme } from '@/adapters/browser/LocalPreferenceStore';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { storeScenarioPreferences } from '@/composition/startup/document';
import type { Language } from '@/domain/shared/language';

const tab = (): Storage => sessionStorage;
const device = (): Storage => localStorage;
const tabLanguage = (): Language | undefined => storedLanguage(tab, TAB_LANGUAGE.storageKey);

const open = (search: string): void => storeScenarioPreferences(search, tab, device);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a demo link', () => {
  it('chooses a language, also in a tab that was opened in another one', () => {
    sessionStorage.setItem(TAB_LANGUAGE.storageKey, 'ar');
    open('?demo.owner=noor-haddad&demo.language=he');
    expect(tabLanguage()).toBe('he');
  });

  it('chooses a theme, or that of the system', () => {
    open('?demo.theme=dark');
    expect(storedTheme(device)).toBe('dark');
    open('?demo.theme=light');
    expect(storedTheme(device)).toBe('light');
    open('?demo.theme=system');
    expect(storedTheme(device)).toBeUndefined();
  });

  it('without language and theme leaves the choices as they are', () => {
    open('?demo.language=ar&demo.theme=dark');
    open('?language=he&theme=light');
    expect([tabLanguage(), storedTheme(device)]).toEqual(['ar', 'dark']);
  });

  it('with an unknown language and theme chooses neither', () => {
    open('?demo.language=xx&demo.theme=blue');
    expect([tabLanguage(), storedTheme(device)]).toEqual([undefined, undefined]);
  });
});
