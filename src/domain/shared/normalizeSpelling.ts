const LONGEST_WORD = 100;

/** One spelling for words that sources write differently: 'In_Trial', 'in-trial' and 'InTrial' are 'intrial' (decision C6). */
export function normalizeSpelling(word: unknown): string {
  if (typeof word !== 'string' || word.length > LONGEST_WORD) return '';
  const plain = word.toLowerCase().replaceAll(/[_\-\s]/g, '');
  return plain === 'canceled' ? 'cancelled' : plain;
}
