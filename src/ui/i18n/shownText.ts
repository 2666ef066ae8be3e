/**
 * How many characters of a text of the data are shown, by what it is. Services may send a megabyte (threats T18, T24);
 * what is kept, edited and sent back is never cut.
 */
export const LONGEST_SHOWN = {
  name: 200,
  message: 200,
  address: 300,
  summary: 400,
  description: 2000,
} as const;

export type ShownKind = keyof typeof LONGEST_SHOWN;

/* Control characters, and those that turn the direction of what follows (threats T18). Joiners belong to the scripts. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text of the data, fit to be shown: one line, no longer than its kind may be, nothing that turns direction. */
export function shownText(text: string, kind: ShownKind = 'name'): string {
  const longest = LONGEST_SHOWN[kind];
  const line = text
    .slice(0, longest * 4)
    .replaceAll(UNSAFE, ' ')
    .trim();
  return line.length <= longest ? line : `${wholeCharacters(line, longest - 1)}…`;
}

/** Never cuts a character that is stored in two halves. */
function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
