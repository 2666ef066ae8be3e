import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { directionOf, resolveLanguage } from '@/domain/shared/language';
import { applyDocumentSettings } from '@/ui/shell/applyDocumentSettings';

/* Runs inline before the first paint: language, direction and theme of the document. The app resolves the language
   by the same function, so that nothing changes when it arrives. */

const preferences = new LocalPreferenceStore(() => window.localStorage);
const root = document.documentElement;
const language = resolveLanguage({
  stored: preferences.language(),
  browser: navigator.languages,
  page: root.lang,
});

applyDocumentSettings(root, { language, direction: directionOf(language), theme: preferences.theme() });
