import { shownText } from './shownText';

const LEFT_TO_RIGHT = '\u2066';
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/** For texts that can hold no elements, such as labels: a value that reads left to right in any sentence. */
export function isolatedLtr(text: string): string {
  return `${LEFT_TO_RIGHT}${text}${END}`;
}

/** For texts that can hold no elements: a value of the data of unknown direction, kept from disturbing its sentence. */
export function isolated(text: string): string {
  return `${FIRST_STRONG}${shownText(text)}${END}`;
}
