import { classNames } from '@/ui/design/classNames';
import { LogoMark } from './LogoMark';
import styles from './logo.module.scss';
import { wordmarks } from './wordmarks';

export interface LogoProps {
  /** The language of the page, which selects the script. A language without a wordmark has the English one. */
  readonly language: string;
  /** The accessible name. It is left out where a link around the logo has a name. */
  readonly label?: string | undefined;
  /** Light colours for dark backgrounds such as the footer, in both themes. */
  readonly onDark?: boolean | undefined;
  readonly className?: string | undefined;
}

const isLogoLanguage = (language: string): language is keyof typeof wordmarks =>
  Object.hasOwn(wordmarks, language);

/** The mark and the name. The mark is 34 pixels high, 31 on phones. A class can set another height in `--logo-mark`. */
export function Logo({ language, label, onDark = false, className }: LogoProps) {
  const script = isLogoLanguage(language) ? language : 'en';
  const { width, height, markAt, wordAt, word } = wordmarks[script];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles['logo'], styles[script], onDark && styles['onDark'], className)}
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
