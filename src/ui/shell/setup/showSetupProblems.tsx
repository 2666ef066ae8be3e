import { createRoot } from 'react-dom/client';
import type { Texts } from '@/ui/i18n/Texts';
import { SetupProblems } from './SetupProblems';

/** Shows the mistakes in the configuration instead of the app. */
export function showSetupProblems(root: Element, texts: Texts, problems: readonly string[]): void {
  document.title = texts.i18n.t('shell.setup.title');
  createRoot(root).render(
    <SetupProblems
      title={texts.i18n.t('shell.setup.title')}
      text={texts.i18n.t('shell.setup.text')}
      problems={problems}
    />,
  );
}
