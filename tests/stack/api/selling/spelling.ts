/** 'In_Trial', 'in-trial' and 'InTrial' are one status. */
export function plainWord(word: string | null | undefined): string {
  return (word ?? '').toLowerCase().replaceAll(/[_\-\s]/g, '');
}
