import styles from './setup-problems.module.scss';

interface SetupProblemsProps {
  readonly title: string;
  readonly text: string;
  /** The problems in English, because they contain names of build variables. */
  readonly problems: readonly string[];
}

/** Replaces the app when variables of the build are missing, invalid or unknown. */
export function SetupProblems({ title, text, problems }: SetupProblemsProps) {
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
