import { shownText } from './shownText';

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** For texts without elements, such as labels. Isolates a value that is always written from left to right. */
export function isolatedLtr(text: string): string {
  return `${LEFT_TO_RIGHT}${text}${END}`;
}

/** For texts without elements. Isolates a value from data whose direction is unknown. */
export function isolated(text: string): string {
  return `${FIRST_STRONG}${shownText(text)}${END}`;
}
