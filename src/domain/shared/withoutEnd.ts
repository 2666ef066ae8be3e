/**
 * Removes characters from the end of a text. A pattern such as /a+$/ is tried at every a of the text, which takes time
 * that grows with the square of the length.
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
