import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { directionOf, type Language } from '@/domain/shared/language';
import { addressAfterChoice } from './address/languageAddress';
import { useViewModels } from './ViewModelsContext';
import { applyDocumentSettings } from './applyDocumentSettings';

/** Keeps language, direction and theme of the document as chosen; before the first paint the boot script does. */
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
  useLayoutEffect(() => keepAddressIn(current), [current]);
  return undefined;
});

/** The address of a language alternate goes with the language; what is shown under it stays as it is. */
function keepAddressIn(language: Language): void {
  const { pathname, search, hash } = location;
  const wanted = addressAfterChoice(pathname, language);
  if (wanted !== pathname) history.replaceState(history.state, '', `${wanted}${search}${hash}`);
}
