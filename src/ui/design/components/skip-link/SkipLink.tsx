import styles from './skip-link.module.scss';

export interface SkipLinkProps {
  /** The words, as "Skip to content". */
  readonly label: string;
  /** Id of the main landmark; it must be focusable (`tabIndex={-1}`). */
  readonly targetId: string;
}

/** The first stop of the keyboard on every page. Moves focus itself, so that the address stays as it is. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a
      className={styles['link']}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (target === null) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {label}
    </a>
  );
}
