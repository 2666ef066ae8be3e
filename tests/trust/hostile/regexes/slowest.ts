const LENGTH = 100_000;

/** Pieces that are repeated to long texts. A slow pattern is slow on a text that it almost matches. */
const PIECES = [
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

/** The longest time in milliseconds that the pattern takes for a text of 100,000 characters. */
export function slowest(pattern: RegExp): number {
  const times = PIECES.map((piece) => {
    const text = `${piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH - 1)}\0`;
    const startedAt = performance.now();
    text.replace(pattern, '');
    return performance.now() - startedAt;
  });
  return Math.max(...times);
}
