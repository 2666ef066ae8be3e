import { classNames } from '@/ui/design/classNames';
import styles from './logo.module.scss';

/** The name in three scripts as outlines, on the grid of 48 units of the mark. */
const WORDMARKS = {
  en: {
    width: 178.4,
    height: 48,
    markAt: -2,
    wordAt: 54,
    word: 'M7 0q-2 0-3-1t-1-3q0-1 0-2l47-128q1-3 3-4t5-2h25q4 0 5 2t3 4l47 128q1 1 1 2 0 2-2 3t-3 1h-20q-3 0-5-1t-2-3l-8-22h-57l-8 22q-1 1-2 3t-4 1zm43-52h41l-20-58zm108 52q-2 0-3-1t-1-4v-94q0-2 1-3t3-2h19q2 0 4 2t1 3v7q4-6 11-10t17-4q23 0 32 18 4-8 13-13t19-5 19 5 13 14 5 25v57q0 2-1 4t-4 1h-19q-2 0-4-1t-1-4v-55q0-8-3-13t-6-7-9-2q-4 0-8 2t-6 7-3 13v55q0 2-1 4t-4 1h-19q-2 0-4-1t-1-4v-55q0-8-3-13t-6-7-8-2-9 2q-4 2-6 7t-3 13v55q0 2-1 4t-3 1zm182 0q-2 0-3-1t-2-4v-94q0-2 2-3t3-2h20q2 0 4 2t1 3v94q0 2-1 4t-4 1zm0-120q-2 0-4-1t-1-4v-16q0-2 1-4t4-1h21q2 0 3 1t2 4v16q0 2-2 4t-3 1zm55 120q-2 0-3-1t-2-4v-94q0-2 2-3t3-2h20q2 0 3 2t2 3v8q5-6 13-11t20-4 21 5 14 16q5 10 5 24v56q0 2-2 4t-3 1h-21q-3 0-4-1t-1-4v-54q0-11-5-17t-15-6q-10 0-15 6t-6 17v54q0 2-1 4t-4 1z',
  },
  he: {
    width: 144.7,
    height: 58,
    markAt: 98.7,
    wordAt: 0,
    word: 'M18 25q-2 0-3-1t-2-4v-129q0-2 2-4t3-1h19q2 0 4 1t1 4v129q0 2-1 4t-4 1zm54-72q-2 0-4-1t-1-4v-57q0-2 1-4t4-1h20q2 0 3 1t2 4v57q0 2-2 4t-3 1zm108-42h-56q-2 0-4-2t-1-3v-15q0-2 1-4t4-1h60q13 0 23 5t16 16q6 11 6 28v60q0 2-1 4t-4 1h-53q-2 0-4-1t-1-4v-13q0-3 1-4t4-1h30v-41q0-8-3-14t-7-8q-5-3-11-3zm-58 89q-2 0-3-1t-1-4l20-91q0-2 2-3t3-2l16 1q2 0 4 1t1 4l-18 90q0 2-2 4t-3 1zm210 0q-3 0-4-1t-3-3l-72-103q-1-1-1-3t1-3 3-1h19q3 0 5 1t2 3l73 103q1 1 1 2t0 1q0 2-1 3t-3 1zm-76 0q-2 0-4-1t-1-4v-26q0-11 2-20t7-15 15-14l14 20q-5 4-8 9t-4 10 0 10v26q0 2-2 4t-3 1zm71-38m-14-20q8-4 11-8t3-9 1-8v-26q0-2 1-4t4-1h17q2 0 3 1t2 4v26q0 9-2 16t-8 15-18 14z',
  },
  ar: {
    width: 150,
    height: 58,
    markAt: 104,
    wordAt: 0,
    word: 'M65 38q-18 0-31-7t-19-19-7-29q0-8 2-16t4-15q2-4 3-6t5-1l11 4q4 1 4 2t0 4q-3 6-4 12t-1 11q0 14 9 23t25 8q19 0 28-9t9-27q-1-6-2-14t-4-16q-2-6 4-7l14-4q3 0 4 1t2 4q2 6 3 11t3 12 5 9 11 2h3q3 0 3 3v21q0 6-6 6-5 0-11-1t-10-6q-2 14-10 23t-21 16-26 5zm4-112q-1 1-3 1t-3-2l-10-9q-1-2-1-4t1-3l10-9q1-2 3-2t3 2l9 9q4 4 1 7zm74 75q-3 0-3-3v-21q0-6 6-6 11 0 15-4t4-16v-18q0-5 5-5h15q5 0 5 5v18q0 7 2 12t7 6 14 2q3 0 3 3v21q0 6-6 6-14 0-23-4t-15-13q-3 9-11 13t-18 4zm24 39q-1 1-3 1t-3-1l-9-10q-1-1-1-3t1-2l9-9q2-2 3-2t3 2l9 9q1 1 1 3t-1 3zm28 0q-1 1-3 1t-3-1l-9-10q-1-1-1-3t1-2l9-9q1-2 3-2t3 2l9 9q1 1 1 3t-1 3zm86-38q-5 0-9-1t-9-2q-5-2-10-5t-14-7q-4 6-9 9t-10 4q-5 1-10 1-3 0-3-3v-21q0-6 6-6 4 0 7-1t6-5 8-11q8-13 15-20t14-10 15-3q10 0 19 5t14 15 5 23q0 8-2 15t-7 12-11 8-15 3zm1-26q4 0 7-3t3-9q0-6-2-10t-6-6-8-2q-4 0-7 1t-8 6-8 12q8 5 13 7t8 3q4 1 8 1zm67 25q-2 0-3-1t-1-3v-115q0-3 1-4t4-2l14-4q3-1 4 1t1 3v121q0 2-1 3t-4 1zm-10-134q-2 0-2-1t-1-2v-6q0-2 1-3t2-1l6-2q-2-1-3-4t-1-6q0-8 5-13t14-6q3 0 6 1t4 1q2 2 2 4v6q0 3-2 2-2-1-5-2t-5 0q-4 0-6 1t-3 5q0 4 5 6t11 0l7-1q2-1 3 0t1 2v6q0 3-3 4z',
  },
} as const;

interface LogoProps {
  /** The language of the page, which selects the script. A language without a wordmark has the English one. */
  readonly language: string;
  /** The accessible name. It is left out where a link around the logo has a name. */
  readonly label?: string | undefined;
  /** Light colours for dark backgrounds such as the footer, in both themes. */
  readonly onDark?: boolean | undefined;
}

const isLogoLanguage = (language: string): language is keyof typeof WORDMARKS =>
  Object.hasOwn(WORDMARKS, language);

/** The mark and the name. The mark is 34 pixels high, 31 on phones. A class can set another height in `--logo-mark`. */
export function Logo({ language, label, onDark = false }: LogoProps) {
  const script = isLogoLanguage(language) ? language : 'en';
  const { width, height, markAt, wordAt, word } = WORDMARKS[script];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles['logo'], styles[script], onDark && styles['onDark'])}
      viewBox={`0 0 ${width} ${height}`}
      {...name}
    >
      <g transform={`translate(${markAt} 0)`}>
        <LogoMark />
      </g>
      <path className={styles['word']} transform={`translate(${wordAt} 45) scale(0.24285)`} d={word} />
    </svg>
  );
}

/** The arch and its sun on a grid of 48 units. It is symmetrical and never mirrored. */
function LogoMark() {
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
