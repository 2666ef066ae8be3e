import { classNames } from '@/ui/design/classNames';
import styles from './logo.module.scss';

/** The name in three scripts as outlines, on the grid of 48 units of the mark. */
const WORDMARKS = {
  en: {
    width: 178.4,
    height: 48,
    markAt: -2,
    wordAt: 54,
    word: 'M13 0q-3 0-6-2t-2-6q0-2 0-4l95-257q2-5 5-8t10-3h51q7 0 10 3t5 8l95 257q1 2 1 4 0 3-3 6t-6 2h-41q-6 0-9-3t-4-5l-17-45h-113l-17 45q-1 2-3 5t-9 3zm86-104h83l-41-116zm217 104q-4 0-6-3t-3-7v-188q0-4 3-7t6-3h38q4 0 7 3t3 7v14q8-12 22-20t34-8q46-1 63 35 9-15 27-25t38-10 38 10 26 28 10 50v114q0 4-3 7t-7 3h-39q-4 0-7-3t-3-7v-111q0-16-5-25t-12-14-18-4q-8 0-16 4t-13 14-5 25v111q0 4-2 7t-8 3h-39q-4 0-7-3t-3-7v-111q0-16-5-25t-12-14-17-4-17 4q-8 4-13 14t-5 25v111q0 4-2 7t-7 3zm364 0q-4 0-7-3t-3-7v-188q0-4 3-7t7-3h40q4 0 7 3t3 7v188q0 4-3 7t-7 3zm-1-240q-4 0-7-3t-3-7v-32q0-4 3-8t7-2h42q4 0 7 2t3 8v32q0 4-3 7t-7 3zm111 240q-4 0-7-3t-3-7v-188q0-4 3-7t7-3h39q4 0 7 3t3 7v16q10-13 27-22t40-8 41 10 28 32q10 20 10 48v112q0 4-3 7t-7 3h-42q-5 0-7-3t-3-7v-109q0-21-10-33t-30-12q-19 0-30 12t-11 33v109q0 4-3 7t-7 3z',
  },
  he: {
    width: 144.7,
    height: 58,
    markAt: 98.7,
    wordAt: 0,
    word: 'M36 50q-4 0-7-3t-3-7v-258q0-5 3-8t7-2h38q4 0 7 2t3 8v258q0 4-3 7t-7 3zm108-144q-5 0-8-3t-2-7v-114q0-5 2-8t8-2h40q4 0 6 2t3 8v114q0 4-3 7t-6 3zm215-85h-111q-5 0-8-3t-2-7v-29q0-5 2-8t8-2h119q27 0 47 10t32 32q12 22 12 55v121q0 4-2 7t-8 3h-106q-5 0-8-3t-2-7v-27q0-5 2-7t8-3h59v-81q0-16-6-28t-14-17q-10-6-22-6zm-115 179q-4 0-7-3t-2-7l40-183q1-4 4-6t7-3l32 1q4 0 7 3t2 8l-35 180q-1 4-4 7t-7 3zm420 0q-6 0-9-3t-5-5l-144-206q-2-3-2-6t2-6 6-2h38q6 0 9 2t5 6l146 206q1 2 2 3t0 3q0 3-2 6t-6 2zm-153 0q-4 0-7-3t-2-7v-53q0-21 4-39t14-31 30-27l28 40q-11 8-16 18t-8 20-1 19v53q0 4-3 7t-7 3zm142-76m-27-40q15-8 21-16t7-18 2-17v-51q0-5 2-8t7-2h34q4 0 7 2t3 8v52q0 17-4 32t-16 30-36 28z',
  },
  ar: {
    width: 150,
    height: 58,
    markAt: 104,
    wordAt: 0,
    word: 'M129 76q-35 0-61-14t-39-38-14-58q0-16 4-33t9-30q3-8 6-11t9-2l23 7q7 2 8 5t-1 8q-5 11-7 24t-2 22q0 28 18 46t50 16q38 0 56-19t17-53q-1-13-4-28t-8-33q-3-11 8-14l29-7q5-1 8 1t4 8q3 12 6 22t5 24 10 19 23 4h6q6 0 6 6v42q0 12-13 12-10 0-21-3t-20-11q-4 27-21 46t-41 31-53 11zm9-225q-3 2-7 2t-6-3l-19-19q-3-3-3-7t3-6l19-19q3-3 6-3t6 3l19 19q7 7 1 13zm148 151q-6 0-6-6v-42q0-12 12-12 22 0 30-8t8-32v-37q0-10 10-10h30q10 0 10 10v37q0 14 4 24t14 12 28 4q6 0 6 6v42q0 12-12 12-28 0-47-8t-29-27q-6 19-22 27t-36 8zm48 77q-2 2-6 2t-6-2l-18-19q-2-2-2-6t2-5l18-18q3-3 6-3t6 3l18 18q2 2 2 6t-2 6zm55 0q-2 2-5 2t-6-2l-19-19q-2-2-2-6t2-5l19-18q2-3 6-3t5 3l18 18q3 2 3 6t-2 6zm173-76q-11 0-19-1t-17-5q-10-3-21-9t-27-14q-9 11-19 17t-20 9q-9 2-19 2-6 0-6-6v-42q0-12 12-12 8 0 14-2t12-10 16-22q15-26 29-41t29-19 30-6q20 0 38 10t28 30 10 46q0 15-5 29t-13 25-22 16-30 5zm1-52q9 0 15-5t6-19q0-11-4-19t-12-12-17-5q-7 0-14 3t-15 12-17 24q16 9 26 13t17 7q8 1 15 1zm135 51q-4 0-7-3t-2-6v-229q0-6 2-8t8-4l29-8q6-2 8 1t2 6v242q0 4-3 6t-7 3zm-20-269q-4 1-5-1t-2-4v-12q0-4 2-6t5-2l11-4q-4-3-6-8t-2-12q0-16 10-27t29-11q6 0 11 2t8 2q5 3 5 8v12q0 5-5 3-4-2-9-3t-11-1q-8 0-12 3t-5 9q0 8 9 12t23 1l14-3q4-1 6 0t2 5v12q0 6-6 7z',
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
      focusable="false"
      {...name}
    >
      <g transform={`translate(${markAt} 0)`}>
        <LogoMark />
      </g>
      <path className={styles['word']} transform={`translate(${wordAt} 45) scale(0.121425)`} d={word} />
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
