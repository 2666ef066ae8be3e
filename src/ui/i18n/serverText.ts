const LONGEST = 200;
/* Control characters and those that turn the direction of the text around them (threats T18). */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/** What the server itself said, fit to be shown as data: one line of at most 200 characters; undefined for nothing. */
export function serverText(message: string | undefined): string | undefined {
  const text = message
    ?.slice(0, LONGEST * 4)
    .replaceAll(UNSAFE, ' ')
    .trim();
  if (text === undefined || text === '') return undefined;
  return text.length <= LONGEST ? text : `${wholeCharacters(text, LONGEST - 1)}…`;
}

/** Never cuts a character that is stored in two halves. */
function wholeCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
