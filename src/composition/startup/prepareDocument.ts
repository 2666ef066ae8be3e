import { earlyEvents } from '@/adapters/browser/earlyEvents';
import { storedLanguage, storedTheme } from '@/adapters/browser/LocalPreferenceStore';
import { itemNames, writeItem } from '@/adapters/browser/storageItems';
import { TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { DEFAULT_LANGUAGE, directionOf, type Language } from '@/domain/shared/language';
import { applyDocumentSettings } from '@/ui/shell/applyDocumentSettings';
import { languageOfDocument } from '@/ui/shell/url/languageUrl';
import { markPossibleSession, mayHaveDemoSession, mayHaveLiveSession } from './document';

const storage = (): Storage => window.localStorage;
const tabStorage = (): Storage => window.sessionStorage;

interface PreparedDocument {
  /** The language of the `lang` attribute of the document as it was sent. */
  readonly sent: string;
  readonly language: Language;
  /** The language that was selected in an earlier visit. */
  readonly stored: Language | undefined;
  /** Whether a choice or a URL decided, not the browser. */
  readonly isDecided: boolean;
  /** Whether an earlier document of this tab has stored something, which the application may have to show. */
  readonly isTabUsed: boolean;
  /** The data attributes of the running inline script. */
  readonly settings: DOMStringMap;
  /** Sets language, direction and theme. */
  readonly apply: (language: Language) => void;
}

/**
 * Sets the language, direction and theme of the document. The app reads the language from there, so that the first
 * rendering in React equals the document.
 * @param url The language in the URL.
 */
export function prepareDocument(url: Language | undefined): PreparedDocument {
  earlyEvents(window);
  const root = document.documentElement;
  const sent = root.lang;
  const stored = storedLanguage(storage);
  const tab = url ?? storedLanguage(tabStorage, TAB_LANGUAGE.name);
  const language = languageOfDocument({
    url,
    tab,
    stored,
    browser: navigator.languages,
    /* The language of a path without one, whichever document the server has chosen. */
    page: DEFAULT_LANGUAGE,
  });
  if (url !== undefined) writeItem(tabStorage, TAB_LANGUAGE.name, language);
  const apply = (shown: Language): void =>
    applyDocumentSettings(root, {
      language: shown,
      direction: directionOf(shown),
      theme: storedTheme(storage),
    });
  apply(language);
  /* The same checks as in the variants, without loading their code. */
  const mayHaveSession = import.meta.env.MODE === 'demo' ? mayHaveDemoSession : mayHaveLiveSession;
  if (mayHaveSession(tabStorage)) markPossibleSession(root);
  return {
    sent,
    language,
    stored,
    isDecided: tab !== undefined || stored !== undefined,
    isTabUsed: itemNames(tabStorage, '').some((name) => name !== TAB_LANGUAGE.name),
    settings: document.currentScript?.dataset ?? {},
    apply,
  };
}
