import { createContext } from 'react';
import type { UseTranslationResponse } from 'react-i18next';

/** What `useTranslation` of react-i18next returns, without its `ready` flag. */
export type Translation = Pick<UseTranslationResponse<'translation', undefined>, 't' | 'i18n'>;

export const TranslationContext = createContext<Translation | undefined>(undefined);
