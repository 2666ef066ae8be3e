const MAX_WORD_LENGTH = 100;

/** Normalizes case, separators and spelling. 'In_Trial', 'in-trial' and 'InTrial' become 'intrial' (decision C6). */
export function normalizeSpelling(word: unknown): string {
  if (typeof word !== 'string' || word.length > MAX_WORD_LENGTH) return '';
  const plain = word.toLowerCase().replaceAll(/[_\-\s]/g, '');
  return plain === 'canceled' ? 'cancelled' : plain;
}
