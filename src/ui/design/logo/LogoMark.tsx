import styles from './logo.module.scss';

/** The arch and its sun on a grid of 48 units. It is symmetrical and never mirrored. */
export function LogoMark() {
  return (
    <>
      <path
        className={styles['arch']}
        d="M4 43V24a20 20 0 0 1 40 0v19a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-9a10 10 0 0 0-20 0v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"
      />
      <circle className={styles['sun']} cx="24" cy="15.5" r="6" />
    </>
  );
}
