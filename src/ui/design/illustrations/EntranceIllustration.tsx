import { classNames } from '@/ui/design/classNames';
import styles from './entrance-illustration.module.scss';

/**
 * A closed door beside a sun, or the open door with light in it. The leaves swing when `isOpen` changes. The lowest
 * tenth is for the floor, which the page draws.
 */
export function EntranceIllustration({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg
      className={classNames(styles['entrance'], isOpen && styles['open'])}
      viewBox="0 0 240 177"
      aria-hidden="true"
    >
      <path
        d="M18 160v-30a16 16 0 0 1 32 0v30zM190 160v-30a16 16 0 0 1 32 0v30z"
        fill="var(--illustration-a)"
      />
      <g className={styles['closedOnly']}>
        <circle cx="204" cy="52" r="22" fill="var(--logo-sun)" />
        <path d="M195 53l6.500 6.500 13-13.500" className={styles['check']} strokeWidth="5.500" />
      </g>
      <g className={styles['openOnly']} stroke="var(--logo-sun)" strokeWidth="6" strokeLinecap="round">
        <path d="M120 11v14M66 23l8 12M174 23l-8 12M30 63l13 7M210 63l-13 7" />
      </g>
      <path d="M62 160V92a58 58 0 0 1 116 0v68z" fill="var(--illustration-b)" />
      <g className={styles['openOnly']}>
        <path d="M80 160V94a40 40 0 0 1 80 0v66z" fill="var(--wall-sun)" />
        <path d="M80 160h80l18 17H62z" fill="var(--logo-sun)" />
        <circle cx="120" cy="107" r="27" fill="var(--logo-sun)" />
        <path d="M108 108l8.500 8.500 17-17.500" className={styles['check']} strokeWidth="6.500" />
      </g>
      {LEAF}
      <g transform="matrix(-1 0 0 1 240 0)">{LEAF}</g>
      <path d="M120 54v106" stroke="var(--illustration-b)" strokeWidth="3" className={styles['closedOnly']} />
    </svg>
  );
}

/** The leaf at the start. The one at the end is its mirror image. */
const LEAF = (
  <g className={styles['turning']}>
    <path d="M80 160V94a40 40 0 0 1 40-40v106z" className={styles['leaf']} />
    <path
      d="M90 146V98a20 20 0 0 1 20-20v68z"
      fill="var(--illustration-a)"
      className={styles['closedOnly']}
    />
    <circle cx="114" cy="120" r="3.500" fill="var(--illustration-b)" />
  </g>
);
