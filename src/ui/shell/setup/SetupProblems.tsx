import styles from './setup-problems.module.scss';

interface SetupProblemsProps {
  readonly title: string;
  readonly text: string;
  /** In English: they name the variables of the build. */
  readonly problems: readonly string[];
}

/** In place of the product where its build was not told everything it needs. */
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
