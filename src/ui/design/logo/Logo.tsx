import { classNames } from '@/ui/design/classNames';
import styles from './logo.module.scss';

/** The name in three scripts as outlines, on the grid of 48 units of the mark. */
const wordmarks = {
  en: {
    width: 178.4,
    height: 48,
    markAt: -2,
    wordAt: 54,
    word: 'M33 0q-9 0-15-6t-6-15q0-5 1-9l238-643q3-11 12-19t25-8h128q16 0 25 8t12 19l238 643q1 4 1 9 0 8-6 15t-15 6h-104q-15 0-22-7t-9-13l-43-112h-282l-43 112q-2 6-9 13t-22 7zm215-261h207l-103-288zm543 261q-10 0-17-7t-7-18v-470q0-11 7-18t17-7h93q10 0 18 7t7 18v34q20-28 55-48t85-21q116-2 159 88 23-39 66-64t96-24 94 24 66 72 25 124v285q0 11-7 18t-17 7h-99q-10 0-17-7t-7-18v-277q0-41-12-64t-32-34-43-10q-21 0-41 10t-32 34-12 64v277q0 11-7 18t-18 7h-98q-11 0-18-7t-7-18v-277q0-41-12-64t-32-34-42-10-41 10q-20 11-33 34t-12 63v278q0 11-7 18t-17 7zm909 0q-10 0-17-7t-7-18v-470q0-11 7-18t17-7h100q11 0 18 7t7 18v470q0 11-7 18t-18 7zm-3-600q-10 0-17-7t-7-18v-80q0-11 7-19t17-7h105q11 0 18 7t8 19v80q0 11-8 18t-18 7zm277 600q-10 0-17-7t-7-18v-470q0-11 7-18t17-7h98q11 0 18 7t7 18v39q26-32 67-53t100-21 104 26 70 78q25 50 25 122v279q0 11-7 18t-18 7h-106q-11 0-18-7t-7-18v-273q0-53-25-82t-75-30q-47 0-75 30t-28 82v273q0 11-7 18t-17 7z',
  },
  he: {
    width: 144.7,
    height: 58,
    markAt: 98.7,
    wordAt: 0,
    word: 'M90 124q-11 0-18-7t-7-18v-645q0-11 7-18t18-7h95q10 0 17 7t7 18v645q0 11-7 18t-17 7zm269-359q-11 0-18-7t-7-18v-286q0-11 7-18t18-7h100q10 0 17 7t7 18v286q0 11-7 18t-17 7zm539-213h-279q-11 0-18-7t-7-17v-74q0-11 7-18t18-7h299q66 0 118 27t80 80q30 55 30 137v302q0 11-7 18t-18 7h-267q-11 0-18-7t-7-18v-68q0-11 7-18t18-7h148v-201q0-41-14-70t-36-44q-24-15-54-15zm-288 448q-10 0-17-8t-5-17l100-457q2-10 9-16t17-6l80 1q11 1 18 9t5 19l-88 450q-1 10-9 17t-17 8zm1050 0q-15 0-22-8t-12-11l-361-516q-5-7-5-15t6-14 15-7h95q15 0 22 7t11 13l365 515q4 5 5 8t1 7q0 8-6 15t-15 6zm-382 0q-10 0-17-8t-7-18v-132q0-53 10-96t35-78 76-69l70 101q-28 19-41 44t-18 50-4 48v132q0 12-7 19t-17 7zm355-191-68-100q37-18 52-39t19-44 3-44v-127q0-12 7-19t17-7h85q10 0 17 7t7 19v131q0 41-10 80t-40 75-89 68z',
  },
  ar: {
    width: 150,
    height: 58,
    markAt: 104,
    wordAt: 0,
    word: 'M323 190q-89 0-153-34t-98-97-34-144q0-39 9-83t22-75q9-20 17-27t22-4l56 16q19 5 22 12t-3 21q-12 28-18 59t-6 56q0 71 45 114t125 42q95 0 141-48t42-133q-2-33-10-69t-19-83q-8-27 19-35l73-18q13-3 19 3t11 20q8 29 15 55t13 60 25 46 56 12h16q15 0 15 15v104q0 30-32 30-26 0-53-7t-49-28q-11 67-53 116t-102 77-133 27zm21-563q-6 6-16 5t-15-6l-49-49q-7-7-7-16t7-15l49-49q6-7 15-7t15 7l48 49q17 17 2 32zm371 378q-15 0-15-15v-104q0-30 30-30 54 0 74-22t20-80v-91q0-26 25-26h77q25 0 25 26v91q0 37 10 60t35 32 69 10q15 0 15 15v104q0 30-30 30-69 0-118-19t-71-69q-17 48-57 68t-89 20zm119 193q-5 5-14 4t-15-5l-45-46q-6-6-6-15t6-14l45-45q7-7 15-7t14 7l45 45q7 6 7 15t-6 15zm139 0q-5 5-13 4t-15-5l-47-46q-5-6-6-15t6-14l47-45q6-7 14-7t13 7l46 45q6 6 6 15t-5 15zm432-190q-27-1-48-4t-43-12q-23-7-52-21t-68-36q-22 28-46 43t-50 22q-24 5-48 5-15 0-15-15v-104q0-30 30-30 20 0 35-6t31-24 38-56q38-66 74-102t72-49 74-14q52 0 95 26t70 73 26 115q0 39-12 74t-33 61-55 41-75 13zm2-130q23 0 38-14t16-46q0-27-11-47t-30-31-42-12q-19 0-36 8t-37 28-43 60q41 23 66 34t42 16q19 3 37 4zm338 127q-10 0-17-7t-6-16v-571q0-16 6-22t20-10l73-19q13-4 18 2t5 15v605q0 10-6 16t-17 7zm-49-672q-10 2-14-2t-4-12v-28q0-11 4-15t13-7l27-8q-9-9-14-22t-6-29q0-41 26-68t73-26q14 0 27 3t19 7q13 7 13 18v30q0 13-12 9-11-6-24-9t-26-2q-20 0-31 8t-11 23q0 20 22 29t58 2l33-7q11-3 15 1t5 12v29q0 15-14 19z',
  },
} as const;

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
