import type { TFunction } from 'i18next';
import { isUnlimited } from '@/domain/subscription/entitlements';
import type { Translated } from '@/domain/shared/language';
import type { Entitlement } from '@/domain/subscription/Plan';
import { countParams } from '@/ui/i18n/formatters';
import { matchingKey } from '@/ui/i18n/matchingKey';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** The names of a plan or an add-on in the catalogue. The external name, if there is one, is shown. */
export interface CatalogName {
  readonly name: string;
  readonly externalName?: string | undefined;
}

interface DescribedItem extends CatalogName {
  readonly description: string | undefined;
}

const PLANS = ['essential', 'professional', 'premium'] as const;
const ADD_ONS = ['urgentCallOuts', 'extraServiceArea', 'featuredPlacement', 'photoDay'] as const;
const COUNTED_FEATURES = ['serviceAreas', 'photos', 'teamMembers'] as const;
const PLAIN_FEATURES = [
  'threeLanguagePage',
  'everythingInEssential',
  'everythingInProfessional',
  'emailSupport',
  'phoneSupport',
  'prioritySearch',
  'monthlyReport',
  'highlightedReviews',
] as const;
export type AddOnKey = (typeof ADD_ONS)[number];
type CountedFeature = (typeof COUNTED_FEATURES)[number];

/** The key of the add-on, if the product has texts and an icon for it. Spelling variants of its name match too. */
export function addOnKeyOf(item: CatalogName): AddOnKey | undefined {
  return knownByName(ADD_ONS, item);
}

/** The key of the feature, if it has a number and the product has texts for it. */
export function countedFeatureKeyOf({ featureId }: Entitlement): CountedFeature | undefined {
  return matchingKey(COUNTED_FEATURES, featureId);
}

export function useCatalogTexts() {
  return catalogTexts(useTranslation().t);
}

/** The texts of catalogue items. Known items are translated, and others keep the text of the server. */
export function catalogTexts(t: TFunction) {
  return {
    /** The name of a plan, for example "Professional". */
    planName: (item: CatalogName) => {
      const key = knownByName(PLANS, item);
      return key === undefined ? shownName(item) : t(`catalog.plans.${key}.name`);
    },
    /** The name of a plan as an order shows it, for example "Professional plan". */
    planTitle: (item: CatalogName) => {
      const key = knownByName(PLANS, item);
      if (key !== undefined) return t(`catalog.plans.${key}.title`);
      const name = shownName(item);
      return containsPlanWord(name) ? name : t('catalog.planTitle', { name });
    },
    planDescription: (item: DescribedItem) => {
      const key = knownByName(PLANS, item);
      return key === undefined ? shownDescription(item) : t(`catalog.plans.${key}.description`);
    },
    addOnName: (item: CatalogName) => {
      const key = addOnKeyOf(item);
      return key === undefined ? shownName(item) : t(`catalog.addOns.${key}.name`);
    },
    addOnDescription: (item: DescribedItem) => {
      const key = addOnKeyOf(item);
      return key === undefined ? shownDescription(item) : t(`catalog.addOns.${key}.description`);
    },
    /** An included feature with its value, for example "3 service areas". */
    entitlement: (entitlement: Entitlement) => {
      const plain = matchingKey(PLAIN_FEATURES, entitlement.featureId);
      if (plain !== undefined) return t(`catalog.features.${plain}`);
      const counted = countedFeatureKeyOf(entitlement);
      if (counted === undefined) return untranslatedText(entitlement);
      if (isUnlimited(entitlement)) return t(`catalog.features.${counted}Unlimited`);
      const count = Number(entitlement.value);
      return Number.isInteger(count) && count >= 0
        ? t(`catalog.features.${counted}`, countParams(count))
        : untranslatedText(entitlement);
    },
  };
}

/** A plan whose name contains one of these words gets no additional word "plan" in its title. */
const PLAN_WORDS: Translated<RegExp> = { en: /\bplan\b/iu, he: /מסלול|תוכנית/u, ar: /باقة|خطة/u };

const containsPlanWord = (name: string): boolean => Object.values(PLAN_WORDS).some((word) => word.test(name));

function shownName(item: CatalogName): string {
  return shownText(item.externalName ?? item.name);
}

function shownDescription({ description }: DescribedItem): string | undefined {
  return description === undefined ? undefined : shownText(description, 'description');
}

/** The text of the server about a feature, with its value, unless the value only means yes. */
function untranslatedText({ displayName, featureName, value }: Entitlement): string {
  if (displayName !== undefined) return shownText(displayName);
  return /^(true|yes|1|)$/i.test(value.trim())
    ? shownText(featureName)
    : shownText(`${featureName}: ${value}`);
}

function knownByName<Key extends string>(keys: readonly Key[], item: CatalogName): Key | undefined {
  return (
    (item.externalName === undefined ? undefined : matchingKey(keys, item.externalName)) ??
    matchingKey(keys, item.name)
  );
}
