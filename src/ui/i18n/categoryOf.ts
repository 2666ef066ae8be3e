import { keyOfWord } from './keyOfWord';

const CATEGORIES = [
  'plumbing',
  'electrical',
  'cleaning',
  'tutoring',
  'gardening',
  'airConditioning',
  'law',
  'locksmith',
  'diving',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category that a word of the service names. Undefined for an unknown word. */
export function categoryOf(word: string): Category | undefined {
  return keyOfWord(CATEGORIES, word);
}
