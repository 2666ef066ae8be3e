import { createRoot } from 'react-dom/client';
import type { Texts } from '@/ui/i18n/Texts';
import { SetupProblems } from '@/ui/shell/setup/SetupProblems';

/** In place of a product that was not told where its services are. */
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
