export type LocaleText = string | { readonly [key: string]: LocaleText };
export type LocaleGroup = Extract<LocaleText, object>;

const pluralKey = /^(?<stem>.+)_(?<category>zero|one|two|few|many|other)$/u;

/** The key of a text without its plural category. */
export function stemOf(key: string): string {
  return pluralKey.exec(key)?.groups?.['stem'] ?? key;
}

/**
 * The English text for a plural category. English has only `one` and `other`; for any other category it is `other`. In
 * some languages `one` includes 21, so an English `one` without a number is not used.
 */
function englishForm(english: LocaleGroup, stem: string, category: string): LocaleText | undefined {
  const [own, other] = [english[`${stem}_${category}`], english[`${stem}_other`]];
  return own === undefined || (hasParameters(other) && !hasParameters(own)) ? other : own;
}

const hasParameters = (text: LocaleText | undefined): boolean =>
  typeof text === 'string' && text.includes('{{');

/**
 * The plural forms that the language needs and the locale lacks. Each gets the `other` form of the locale, or the
 * English text when the locale lacks that too. Without them i18next would show the key.
 */
function missingPlurals(english: LocaleGroup, own: LocaleGroup, language: string): LocaleGroup {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const stems = Object.keys(english).flatMap((key) => {
    const match = pluralKey.exec(key);
    return match?.groups?.['category'] === 'other' ? [match.groups['stem'] ?? ''] : [];
  });
  const entries = stems.flatMap((stem) =>
    categories.flatMap((category) => {
      const key = `${stem}_${category}`;
      const text = own[`${stem}_other`] ?? englishForm(english, stem, category);
      return key in own || text === undefined ? [] : [[key, text] as const];
    }),
  );
  return Object.fromEntries(entries);
}

/** Fills the gaps of a locale with English texts. */
export function mergeLocale(english: LocaleGroup, own: LocaleGroup, language: string): LocaleGroup {
  const merged: Record<string, LocaleText> = {
    ...english,
    ...missingPlurals(english, own, language),
    ...own,
  };
  for (const [key, text] of Object.entries(english)) {
    const translated = own[key];
    if (typeof text === 'object' && typeof translated === 'object')
      merged[key] = mergeLocale(text, translated, language);
    else if (typeof text === 'object') merged[key] = mergeLocale(text, {}, language);
  }
  return merged;
}
