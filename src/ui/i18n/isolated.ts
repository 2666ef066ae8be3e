import { shownText } from './shownText';

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** Isolates a value that is always written from left to right, in a text without elements such as a label. */
export function isolatedLtr(text: string): string {
  return `${LEFT_TO_RIGHT}${text}${END}`;
}

/** Isolates a value of unknown direction, in a text without elements such as a label. */
export function isolated(text: string): string {
  return `${FIRST_STRONG}${shownText(text)}${END}`;
}
