import { stemOf, type LocaleGroup } from './mergeLocale.ts';

/** The number of texts that a locale file lacks. The plural forms of a text count as one text. */
export function countMissingTexts(english: LocaleGroup, own: LocaleGroup): number {
  const ownKeys = textKeys(own);
  return [...textKeys(english)].filter((key) => !ownKeys.has(key)).length;
}

/** The keys of all texts, for example `list.count` for `count_one` and `count_other` in `list`. */
function textKeys(group: LocaleGroup): ReadonlySet<string> {
  const keys = Object.entries(group).flatMap(([key, text]) =>
    typeof text === 'string' ? [stemOf(key)] : [...textKeys(text)].map((inner) => `${key}.${inner}`),
  );
  return new Set(keys);
}

/** A line for the output of the build, from the number of missing texts in each locale file of a language. */
export function describeMissingTexts(language: string, counts: ReadonlyMap<string, number>): string {
  const gaps = [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (gaps.length === 0) return `Every locale file of ${language} is complete.`;
  const total = gaps.reduce((sum, [, count]) => sum + count, 0);
  const files = gaps.map(([file, count]) => `${file} ${String(count)}`).join(', ');
  return `${String(total)} texts are missing in ${language} and shown in English: ${files}`;
}
