import type { ParseKeys } from 'i18next';
import { use } from 'react';
import { TranslationContext, type Translation } from './TranslationContext';

/** The key of a text, for example `business.myBusinesses`. */
export type TextKey = ParseKeys;

/**
 * The texts of the page. All components share one subscription to i18next, because `useTranslation` of react-i18next
 * copies the i18next instance for each component, which took a fifth of the time of a wizard step.
 */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === undefined) throw new Error('useTranslation needs a TranslationProvider around it');
  return translation;
}
