import { createRoot } from 'react-dom/client';
import type { Texts } from '@/ui/i18n/Texts';
import styles from './setup-problems.module.scss';

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

interface SetupProblemsProps {
  readonly title: string;
  readonly text: string;
  /** The problems in English, because they contain names of build variables. */
  readonly problems: readonly string[];
}

/** Replaces the app when variables of the build are missing, invalid or unknown. */
function SetupProblems({ title, text, problems }: SetupProblemsProps) {
  return (
    <main className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <p>{text}</p>
      <ul className={styles['problems']} lang="en" dir="ltr">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
