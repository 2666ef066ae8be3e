import { createContext } from 'react';
import type { UseTranslationResponse } from 'react-i18next';
import type { Language } from '@/domain/shared/language';
import type { Texts } from './Texts';

/** What `useTranslation` of react-i18next returns, without its `ready` flag, the texts it is from, and their language. */
export interface Translation extends Pick<UseTranslationResponse<'translation', undefined>, 't' | 'i18n'> {
  readonly texts: Texts;
  readonly language: Language;
}

export const TranslationContext = createContext<Translation | undefined>(undefined);
