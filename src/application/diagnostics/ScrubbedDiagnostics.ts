import { TECHNICAL_NUMBERS, TECHNICAL_WORDS } from '@/application/diagnostics/technicalWords';
import type { DiagnosticEvent, Diagnostics } from '@/application/ports/Diagnostics';

/** Removes personal data from each event and forwards the rest to all targets. */
export class ScrubbedDiagnostics implements Diagnostics {
  constructor(private readonly targets: readonly Diagnostics[]) {}

  report(event: DiagnosticEvent): void {
    const scrubbed = scrub(event);
    for (const target of this.targets) target.report(scrubbed);
  }
}

/** Replaces all removed text. */
const HIDDEN = '…';

const MAX_INPUT_LENGTH = 2000;
const MAX_DETAIL_LENGTH = 300;
const MAX_STACK_FRAMES = 12;

/** URLs, queries and fragments reveal the visited page and its parameters. */
const URLS = /[a-z][a-z\d+.-]{0,20}:\/\/\S*|[?#][^\s=?#]*=\S*/giu;
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
const DIGITS = /\d(?:[^\p{L}…]*\d)*/gu;
const NOT_ASCII = /[^\u0020-\u007E…]/gu;
const HIDDEN_IN_A_ROW = /…[^A-Za-z0-9]*…/gu;

/** Accepts only built files, which have a hash in their name. Other text cannot match, so it cannot leak. */
const STACK_FRAME = /^\/assets\/[A-Za-z]{1,40}(?:-[a-z]{2,12}){0,4}-[\w-]{8}\.js:\d{1,7}:\d{1,7}$/u;

/**
 * Removes personal data from an event. Only words of an allowlist stay, because a person's name cannot be told from
 * another word. So no token, name, address, number or URL can leave the browser (threats T19).
 */
export function scrub({ event, detail, frames = [], span }: DiagnosticEvent): DiagnosticEvent {
  const kept = frames.filter((frame) => STACK_FRAME.test(frame)).slice(0, MAX_STACK_FRAMES);
  return {
    event,
    detail: scrubText(detail),
    ...(kept.length > 0 && { frames: kept }),
    ...(span !== undefined && {
      span: { name: scrubText(span.name), duration: Math.max(0, Math.round(span.duration)) },
    }),
  };
}

/** Keeps the technical words of a text and replaces everything else with an ellipsis. */
export function scrubText(text: string): string {
  return text
    .slice(0, MAX_INPUT_LENGTH)
    .replaceAll(URLS, HIDDEN)
    .replaceAll(WORD, (word) => (isTechnical(word) ? word : HIDDEN))
    .replaceAll(DIGITS, (digits) => (TECHNICAL_NUMBERS.has(digits) ? digits : HIDDEN))
    .replaceAll(NOT_ASCII, HIDDEN)
    .replaceAll(HIDDEN_IN_A_ROW, HIDDEN)
    .slice(0, MAX_DETAIL_LENGTH);
}

/** Checks each part of a compound such as `operatingHours`. Numbers pass here and are checked with DIGITS later. */
function isTechnical(word: string): boolean {
  if (/^\d+$/u.test(word)) return true;
  const parts = word
    .replaceAll(/([a-z])([A-Z])/gu, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1_$2')
    .split('_')
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => TECHNICAL_WORDS.has(part.toLowerCase()));
}
