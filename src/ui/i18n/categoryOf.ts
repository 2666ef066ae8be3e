import { matchingKey } from './matchingKey';

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
  return matchingKey(CATEGORIES, word);
}
