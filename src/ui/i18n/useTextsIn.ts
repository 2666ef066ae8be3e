import type { i18n, TFunction } from 'i18next';
import type { Language } from '@/domain/shared/language';
import { memoizeTexts } from './memoizeTexts';
import { useTranslation } from './useTranslation';

const textsByLanguage = new WeakMap<i18n, Map<Language, TFunction>>();

/** The texts in a language that may differ from that of the page. They must have been loaded. */
export function useTextsIn(language: Language): TFunction {
  const { i18n } = useTranslation();
  const known = textsByLanguage.get(i18n) ?? new Map<Language, TFunction>();
  textsByLanguage.set(i18n, known);
  const texts = known.get(language) ?? memoizeTexts(i18n.getFixedT(language));
  known.set(language, texts);
  return texts;
}
