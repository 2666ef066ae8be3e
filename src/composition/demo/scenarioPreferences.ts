import { THEME_KEY } from '@/adapters/browser/LocalPreferenceStore';
import { writeItem } from '@/adapters/storage/storageItems';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';

/**
 * Stores the language and the theme of a demo link: the language for this tab, like that of a path, the theme as if the
 * owner had chosen it. The inline script in the head does it before the first paint, and the app removes the parameters
 * from the URL with those of the rest of the scenario (scenario.ts). An unknown value counts as no choice, because the
 * readers of the storage parse it.
 */
export function storeScenarioPreferences(search: string, tab: () => Storage, device: () => Storage): void {
  const parameters = new URLSearchParams(search);
  const store = (name: string, storage: () => Storage, key: string): void => {
    const value = parameters.get(name);
    if (value !== null) writeItem(storage, key, value);
  };
  store('demo.language', tab, TAB_LANGUAGE.storageKey);
  store('demo.theme', device, THEME_KEY);
}
