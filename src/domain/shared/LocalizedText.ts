import { hasVisible } from './characters';
import { LANGUAGES, type Language } from './language';

/** A text per language. A language can be missing, and a blank text counts as missing. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** A text with its actual language, for the `lang` attribute. */
export interface TextInLanguage {
  readonly text: string;
  readonly language: Language | undefined;
}

export const NO_TEXT: LocalizedText = {};

/** Parses an object keyed by language. Ignores unknown languages, blank texts and values that are not strings. */
export function parseLocalizedText(input: unknown): LocalizedText {
  if (typeof input !== 'object' || input === null) return NO_TEXT;
  const entries = LANGUAGES.flatMap((language) => {
    const text = Object.hasOwn(input, language) ? nonBlank(Reflect.get(input, language)) : undefined;
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(entries);
}

/** The trimmed text; undefined when it has no visible character or is not a string. */
export function nonBlank(input: unknown): string | undefined {
  return typeof input === 'string' && hasVisible(input) ? input.trim() : undefined;
}

export function textIn(text: LocalizedText, language: Language): TextInLanguage | undefined {
  const found = nonBlank(text[language]);
  return found === undefined ? undefined : { text: found, language };
}

/** The parts that are not blank, as one text. */
export function inUnknownLanguage(...parts: readonly (string | undefined)[]): TextInLanguage | undefined {
  const text = parts.flatMap((part) => nonBlank(part) ?? []).join(' ');
  return text === '' ? undefined : { text, language: undefined };
}

/** The first text in the fallback order en, he, ar (DESIGN section 10). */
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
