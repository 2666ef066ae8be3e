import { classNames } from '@/ui/design/classNames';
import { LogoMark } from './LogoMark';
import styles from './logo.module.scss';
import { type LogoLanguage, wordmarks } from './wordmarks';

export interface LogoProps {
  /** The language of the page, which selects the script. */
  readonly language: LogoLanguage;
  /** The accessible name. It is left out where a link around the logo has a name. */
  readonly label?: string | undefined;
  /** Light colours for dark backgrounds such as the footer, in both themes. */
  readonly onDark?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The mark and the name. The mark is 34 pixels high, 31 on phones. A class can set another height in `--logo-mark`. */
export function Logo({ language, label, onDark = false, className }: LogoProps) {
  const { width, height, markAt, wordAt, word } = wordmarks[language];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles['logo'], styles[language], onDark && styles['onDark'], className)}
      viewBox={`0 0 ${width} ${height}`}
      focusable="false"
      {...name}
    >
      <g transform={`translate(${markAt} 0)`}>
        <LogoMark />
      </g>
      <path className={styles['word']} transform={`translate(${wordAt} 45) scale(0.04857)`} d={word} />
    </svg>
  );
}
