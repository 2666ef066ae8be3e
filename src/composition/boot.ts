import { hasDemoSession } from '@/adapters/in-memory/identity/sessionTrace';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { TabLanguageRecord } from '@/adapters/browser/TabLanguageRecord';
import { directionOf } from '@/domain/shared/language';
import { languageOfDocument, parsePathname } from '@/ui/shell/url/languageUrl';
import { applyDocumentSettings } from '@/ui/shell/applyDocumentSettings';
import { earlyEvents } from './diagnostics/earlyEvents';
import { mayBeSignedIn } from './live/mayBeSignedIn';
import { loadApplication } from './startup/loadApplication';
import { markPossibleSession } from './startup/markPossibleSession';

/* Runs inline in the head, before the first paint: language, direction and theme of the document. The app takes the
   language from what is written here, so that nothing changes when it arrives. */

earlyEvents(window);
const preferences = new LocalPreferenceStore(() => window.localStorage);
const tabLanguage = new TabLanguageRecord(() => window.sessionStorage);
const root = document.documentElement;
const written = root.lang;
const language = languageOfDocument({
  pathname: location.pathname,
  tab: tabLanguage.load(),
  stored: preferences.language(),
  browser: navigator.languages,
  page: written,
});
if (parsePathname(location.pathname).language !== undefined) tabLanguage.save(language);

applyDocumentSettings(root, { language, direction: directionOf(language), theme: preferences.theme() });
/* A page that holds the language besides its own stays invisible until that is in its place, however slowly it arrives. */
const holdsLanguage = document.currentScript?.dataset[language] !== undefined;
if (language !== written && holdsLanguage) root.dataset['swapping'] = '';
/* As the builds themselves ask, and as cheaply. */
const hasPossibleSession =
  import.meta.env.MODE === 'demo' ? hasDemoSession(() => window.sessionStorage) : mayBeSignedIn(window);
if (hasPossibleSession) markPossibleSession(root);
loadApplication(document, language, hasPossibleSession);
