import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { directionOf, type Language } from '@/domain/shared/language';
import { pathAfterLanguageChange } from './url/languageUrl';
import { useViewModels } from './ViewModelsContext';
import { applyDocumentSettings } from './applyDocumentSettings';

/**
 * Updates language, text direction and theme of the document when the owner changes them. The inline boot script sets
 * them before the first paint.
 */
export const DocumentSettings = observer(function DocumentSettings() {
  const { language, theme } = useViewModels();
  const current = language.language;
  const chosen = theme.theme;
  useLayoutEffect(() => {
    applyDocumentSettings(document.documentElement, {
      language: current,
      direction: directionOf(current),
      theme: chosen,
    });
  }, [current, chosen]);
  useLayoutEffect(() => updateUrlLanguage(current), [current]);
  return undefined;
});

/** After a change of language the URL of a language alternate changes too. The page stays the same. */
function updateUrlLanguage(language: Language): void {
  const { pathname, search, hash } = location;
  const wanted = pathAfterLanguageChange(pathname, language);
  if (wanted !== pathname) history.replaceState(history.state, '', `${wanted}${search}${hash}`);
}
