const LENGTH = 100_000;

/** Texts that are repeated, because a pattern that takes long does so on what it nearly matches. */
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
