import styles from './loading-arch.module.scss';

/** The arch of the logo as an animated loading indicator. A text beside it names the action. */
export function LoadingArch() {
  return (
    <svg className={styles['arch']} viewBox="0 0 68 80" aria-hidden="true">
      <path className={styles['ground']} d="M6 74V34a28 28 0 0 1 56 0v40" />
      <path className={styles['line']} d="M6 74V34a28 28 0 0 1 56 0v40" pathLength="100" />
      <circle className={styles['sun']} cx="34" cy="42" r="12" />
    </svg>
  );
}
