import { withoutInvisible } from './digits';
import { LANGUAGES, type Language } from './language';

/** A text per language; a language may be missing. A blank text counts as missing (decision C39). */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** A text together with the language it is really in, so that it can be marked as such. */
export interface TextInLanguage {
  readonly text: string;
  /** Undefined when the source does not say which language its text is in. */
  readonly language: Language | undefined;
}

export const NO_TEXT: LocalizedText = {};

/** Reads a map by language from anything; what is not a non-blank string of a known language is left out. */
export function parseLocalizedText(input: unknown): LocalizedText {
  if (typeof input !== 'object' || input === null) return NO_TEXT;
  const entries = LANGUAGES.flatMap((language) => {
    const text = Object.hasOwn(input, language) ? nonBlank(Reflect.get(input, language)) : undefined;
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The trimmed text, or undefined for one with nothing to see in it and for anything that is not text. */
export function nonBlank(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  return withoutInvisible(text).trim() === '' ? undefined : text;
}

export function textIn(text: LocalizedText, language: Language): TextInLanguage | undefined {
  const found = nonBlank(text[language]);
  return found === undefined ? undefined : { text: found, language };
}

/** The first text in the order of fallback: en, he, ar (DESIGN section 10). */
export function textInAnyLanguage(text: LocalizedText): TextInLanguage | undefined {
  for (const language of LANGUAGES) {
    const found = textIn(text, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function textInLanguageOrAny(text: LocalizedText, language: Language): TextInLanguage | undefined {
  return textIn(text, language) ?? textInAnyLanguage(text);
}
