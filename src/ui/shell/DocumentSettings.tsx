import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { directionOf } from '@/domain/shared/language';
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
  return undefined;
});
