import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import type { Language } from '@/domain/shared/language';
import { catalogTexts } from '@/ui/i18n/catalogText';
import { useLanguage } from '@/ui/shell/useLanguage';

/** The texts of the cards. The list translates them once for all cards. */
export interface CardTexts {
  readonly language: Language;
  readonly viewDetails: string;
  readonly status: Readonly<Record<DisplayedBusinessStatus, string>>;
  category(word: string): string;
}

/** The object changes only with the language, so the cards do not render again when another screen loads its texts. */
export function useCardTexts(): CardTexts {
  const { i18n } = useTranslation();
  const language = useLanguage();
  return useMemo(() => cardTexts(i18n.getFixedT(language), language), [i18n, language]);
}

function cardTexts(t: TFunction, language: Language): CardTexts {
  const { category } = catalogTexts(t);
  const known = new Map<string, string>();
  return {
    language,
    viewDetails: t('business.dashboard.viewDetails'),
    status: { active: t('business.status.active'), inactive: t('business.status.inactive') },
    category: (word) => {
      const text = known.get(word) ?? category(word);
      known.set(word, text);
      return text;
    },
  };
}
