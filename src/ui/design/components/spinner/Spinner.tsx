import styles from './spinner.module.scss';

/** A turning ring beside a text that names the action. With reduced motion it does not turn. */
export function Spinner() {
  return (
    <svg className={styles['spinner']} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles['track']} cx="10" cy="10" r="8" />
      <path className={styles['arc']} d="M10 2a8 8 0 1 1-7.6 10.5" />
    </svg>
  );
}
