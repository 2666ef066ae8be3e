import { PREFERENCE_KEYS } from '@/adapters/browser/LocalPreferenceStore';
import { writeItem } from '@/adapters/browser/storageItems';
import { THEMES } from '@/application/ports/PreferenceStore';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { LANGUAGES } from '@/domain/shared/language';

/**
 * Stores the language and the theme of a demo link as if the owner had chosen them. The inline script in the head does
 * it before the first paint, and the app removes the parameters from the URL with those of the rest of the scenario
 * (scenario.ts). Unknown values are ignored.
 */
export function storeScenarioPreferences(search: string, tab: () => Storage, device: () => Storage): void {
  const parameters = new URLSearchParams(search);
  const language = LANGUAGES.find((known) => known === parameters.get('demo.language'));
  if (language !== undefined) {
    writeItem(device, PREFERENCE_KEYS.language, language);
    writeItem(tab, TAB_LANGUAGE.storageKey, undefined);
  }
  const name = parameters.get('demo.theme');
  const theme = THEMES.find((known) => known === name);
  if (theme !== undefined || name === 'system') writeItem(device, PREFERENCE_KEYS.theme, theme);
}
