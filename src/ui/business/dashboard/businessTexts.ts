import type { TFunction } from 'i18next';
import {
  descriptionIn,
  displayNameIn,
  displayStatus,
  nameIn,
  type Business,
} from '@/domain/business/Business';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import type { Language } from '@/domain/shared/language';
import { shownInitials } from '@/ui/business/shownInitials';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { categoryText } from '@/ui/i18n/categoryText';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';

/** The texts of the cards and rows of a list. Those of a business are computed once, and not at every render. */
export type ListTexts = ReturnType<typeof listTexts>;

/** Outlives the page, so that the list opens faster the next time. `t` changes only with the language. */
const cachedTexts = new WeakMap<TFunction, ListTexts>();

export function useListTexts(): ListTexts {
  const { t, language } = useTranslation();
  const texts = cachedTexts.get(t) ?? listTexts(t, language);
  cachedTexts.set(t, texts);
  return texts;
}

function listTexts(t: TFunction, language: Language) {
  const cached = new WeakMap<Business, ReturnType<typeof textsOf>>();
  const statusWords = { active: t('business.status.active'), inactive: t('business.status.inactive') };
  /* What a card or a row shows of a business. */
  const textsOf = (business: Business) => {
    const name = displayedText(nameIn(business, language));
    const displayName = displayNameIn(business, language);
    const { category, address } = business;
    const description = descriptionIn(business, language);
    const status = displayStatus(business);
    return {
      name,
      initials: shownInitials(name.text),
      /* The display name, or else the category. */
      kind: displayName === undefined ? categoryIn(t, category) : displayedText(displayName),
      description: description && { ...description, text: shownText(description.text, 'summary') },
      address: address === undefined ? undefined : shownText(address, 'address'),
      status,
      statusWord: statusWords[status],
      tint: wallTintOf(business),
      path: paths.business(business.id),
    };
  };
  return {
    viewDetails: t('dashboard.viewDetails'),
    of: (business: Business) => {
      const texts = cached.get(business) ?? textsOf(business);
      cached.set(business, texts);
      return texts;
    },
  };
}

function categoryIn(t: TFunction, word: string | undefined): TextInLanguage | undefined {
  return word === undefined ? undefined : { text: categoryText(t, word), language: undefined };
}

function displayedText({ text, language }: TextInLanguage): TextInLanguage {
  return { text: shownText(text), language };
}
