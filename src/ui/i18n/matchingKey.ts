/**
 * The key that matches a word of the service. Ignores case and separators, so that 'Urgent call-outs',
 * 'urgent_call_outs' and 'UrgentCallOuts' match.
 */
export function matchingKey<Key extends string>(keys: readonly Key[], word: string): Key | undefined {
  const plain = lettersOf(word);
  return keys.find((key) => lettersOf(key) === plain);
}

function lettersOf(word: string): string {
  return word
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
