import { earlyEvents } from '@/adapters/browser/earlyEvents';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import { directionOf } from '@/domain/shared/language';
import { languageOfDocument, parsePathname } from '@/ui/shell/url/languageUrl';
import { applyDocumentSettings } from '@/ui/shell/applyDocumentSettings';
import {
  loadApplication,
  markPossibleSession,
  mayHaveDemoSession,
  mayHaveLiveSession,
  swapRendering,
} from './startup/document';

/* Runs inline in the head, before the first paint. It sets the language, direction and theme of the document. The
   app reads the language from there, so that the first rendering in React equals the document. */

earlyEvents(window);
window.aminSwapRendering = () => swapRendering(document);
const preferences = new LocalPreferenceStore(() => window.localStorage);
const tabLanguage = new TabLanguageRecord(() => window.sessionStorage);
const root = document.documentElement;
const prerendered = root.lang;
const language = languageOfDocument({
  pathname: location.pathname,
  tab: tabLanguage.load(),
  stored: preferences.language(),
  browser: navigator.languages,
  page: prerendered,
});
if (parsePathname(location.pathname).language !== undefined) tabLanguage.save(language);

applyDocumentSettings(root, { language, direction: directionOf(language), theme: preferences.theme() });
/* A document with a template in this language stays invisible until the inline script at its end has put the content
   of the template into the page (aminSwapRendering). */
const holdsLanguage = document.currentScript?.dataset[language] !== undefined;
if (language !== prerendered && holdsLanguage) root.dataset['swapping'] = '';
/* The same checks as in the variants, without loading their code. */
const mayHaveSession = import.meta.env.MODE === 'demo' ? mayHaveDemoSession : mayHaveLiveSession;
if (mayHaveSession(() => window.sessionStorage)) markPossibleSession(root);
loadApplication(document, language);
