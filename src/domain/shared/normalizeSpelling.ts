const LONGEST_WORD = 100;

/** Normalizes case, separators and spelling. 'In_Trial', 'in-trial' and 'InTrial' become 'intrial' (decision C6). */
export function normalizeSpelling(word: unknown): string {
  if (typeof word !== 'string' || word.length > LONGEST_WORD) return '';
  const plain = word.toLowerCase().replaceAll(/[_\-\s]/g, '');
  return plain === 'canceled' ? 'cancelled' : plain;
}
