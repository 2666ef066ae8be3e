import styles from './skip-link.module.scss';

interface SkipLinkProps {
  readonly label: string;
  /** The id of the main landmark, which must be focusable (`tabIndex={-1}`). */
  readonly targetId: string;
}

/** The first tab stop of every page. It moves the focus by script, so that the URL stays as it is. */
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
