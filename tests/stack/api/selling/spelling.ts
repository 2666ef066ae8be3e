/** Normalizes a status: 'In_Trial', 'in-trial' and 'InTrial' are equal. */
export function normalizeStatus(word: string | null | undefined): string {
  return (word ?? '').toLowerCase().replaceAll(/[_\-\s]/g, '');
}
