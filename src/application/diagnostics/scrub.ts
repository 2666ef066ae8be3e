import type { DiagnosticEvent } from '@/application/ports/Diagnostics';
import { TECHNICAL_NUMBERS, TECHNICAL_WORDS } from './technicalWords';

/** Stands for everything that is left out. */
const HIDDEN = '…';

const LONGEST_INPUT = 2000;
const LONGEST_DETAIL = 300;
const MOST_PLACES = 12;

/** A URL says where somebody was, a query and a fragment what for. */
const URLS = /[a-z][a-z\d+.-]{0,20}:\/\/\S*|[?#][^\s=]*=\S*/giu;
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
const DIGITS = /\d(?:[^\p{L}…]*\d)*/gu;
const NOT_ASCII = /[^\u0020-\u007E…]+/gu;
const HIDDEN_IN_A_ROW = /…(?:[^A-Za-z0-9]*…)+/gu;

/** A file of a build carries a hash in its name, so a place cannot be made of anything else. */
const PLACE = /^\/assets\/[A-Za-z]{1,40}(?:-[a-z]{2,12})*-[\w-]{8}\.js:\d{1,7}:\d{1,7}$/u;

/**
 * What of an event may leave. Not what looks personal is taken out, because a name looks like any word: only words of
 * a list stay, so that no token, name, address, number or URL can be among them (threats T19).
 */
export function scrub({ event, detail, places = [] }: DiagnosticEvent): DiagnosticEvent {
  const kept = places.filter((place) => PLACE.test(place)).slice(0, MOST_PLACES);
  return { event, detail: scrubText(detail), ...(kept.length > 0 && { places: kept }) };
}

/** A text of technical words; everything else in it becomes an ellipsis. */
export function scrubText(text: string): string {
  return text
    .slice(0, LONGEST_INPUT)
    .replaceAll(URLS, HIDDEN)
    .replaceAll(WORD, (word) => (isTechnical(word) ? word : HIDDEN))
    .replaceAll(DIGITS, (digits) => (TECHNICAL_NUMBERS.has(digits) ? digits : HIDDEN))
    .replaceAll(NOT_ASCII, HIDDEN)
    .replaceAll(HIDDEN_IN_A_ROW, HIDDEN)
    .slice(0, LONGEST_DETAIL);
}

/** A number is judged with the digits around it; a compound such as `operatingHours` by its parts. */
function isTechnical(word: string): boolean {
  if (/^\d+$/u.test(word)) return true;
  const parts = word
    .replaceAll(/([a-z])([A-Z])/gu, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2')
    .split('_')
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => TECHNICAL_WORDS.has(part.toLowerCase()));
}
