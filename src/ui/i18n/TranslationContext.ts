import { createContext } from 'react';
import type { UseTranslationResponse } from 'react-i18next';
import type { Texts } from './Texts';

/** What `useTranslation` of react-i18next returns, without its `ready` flag, and the texts it is from. */
export interface Translation extends Pick<UseTranslationResponse<'translation', undefined>, 't' | 'i18n'> {
  readonly texts: Texts;
}

export const TranslationContext = createContext<Translation | undefined>(undefined);
