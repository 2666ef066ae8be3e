/** One spelling for words that sources write differently: 'In_Trial', 'in-trial' and 'InTrial' are 'intrial' (decision C6). */
export function normalizeSpelling(word: unknown): string {
  if (typeof word !== 'string') return '';
  const plain = word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[_\-\s]/g, '');
  return plain === 'canceled' ? 'cancelled' : plain;
}
