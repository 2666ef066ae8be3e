const LENGTH = 100_000;

/** Pieces that are repeated to long texts. A slow pattern is slow on a text that it almost matches. */
export const PIECES = [
  'a',
  'A',
  '0',
  ' ',
  '\t',
  '-',
  '.',
  ':',
  '/',
  '?',
  '#',
  '=',
  '@',
  'a:',
  'a.',
  'a-',
  '://',
  'a://',
  '?a',
  'א',
  '\0',
];

/** What ends the text. A pattern may accept one of them and fail at another. */
export const ENDS = ['\0', ' x', '\n!', '\x000'];

/** The longest time in milliseconds that the pattern takes for a text of 100,000 characters. */
export function slowest(pattern: RegExp): number {
  const texts = PIECES.flatMap((piece) => {
    const start = piece.repeat(Math.ceil(LENGTH / piece.length));
    return ENDS.map((end) => start.slice(0, LENGTH - end.length) + end);
  });
  const times = texts.map((text) => {
    const startedAt = performance.now();
    text.replace(pattern, '');
    return performance.now() - startedAt;
  });
  return Math.max(...times);
}
