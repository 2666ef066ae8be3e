const LONGEST = 200;

/* Control characters, and those that turn the direction of what follows (threats T18). Joiners belong to the scripts. */
const UNSAFE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A name or message of the data, fit to be shown: one line, no more than 200 characters, nothing that turns direction. */
export function shownText(text: string): string {
  const line = text
    .slice(0, LONGEST * 4)
    .replaceAll(UNSAFE, ' ')
    .trim();
  return line.length <= LONGEST ? line : `${wholeCharacters(line, LONGEST - 1)}…`;
}

/** Never cuts a character that is stored in two halves. */
function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
