import * as v from 'valibot';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import { parseBusinessId } from '@/domain/business/BusinessId';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { NAME_PARTS, PROFILE_TEXTS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import type { Instant } from '@/domain/shared/instant';
import { byLanguage } from '@/domain/shared/language';
import { Money } from '@/domain/shared/Money';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import { PAYMENT_METHODS } from '@/domain/subscription/paymentMethod';
import { parsePlanId } from '@/domain/subscription/Plan';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { EMPTY_BILLING_FORM } from '@/domain/validation/BillingAddress';
import {
  ADD_ONS,
  idBy,
  LOCALIZED_TEXT,
  optionalField,
  STORED_INSTANT,
  TYPED_TEXT,
} from '../valibot/storedSchemas';
import { valibotSchema } from './valibotSchema';

/* The formats in which the records of a signed-in owner are stored. A listing draft has its own file, which loads with
   its form. */

export const openRowsSchema = valibotSchema<readonly string[]>(v.array(v.string()));

/** Of the hidden offer and of the last sign-out. */
export const timeSchema = valibotSchema<{ readonly at: Instant }>(v.object({ at: STORED_INSTANT }));

/** Reads the time of a listing draft. The other fields stay as they are stored. */
export const listingDraftTimeSchema = valibotSchema<Pick<ListingDraft, 'savedAt'>>(
  v.looseObject({ savedAt: STORED_INSTANT }),
);

export const preselectedPlanSchema = valibotSchema<PreselectedPlan>(
  v.object({
    planId: idBy(parsePlanId),
    name: v.pipe(v.string(), v.maxLength(2000)),
    cycle: v.picklist(BILLING_CYCLES),
    chosenAt: STORED_INSTANT,
  }),
);

const TEXT = v.string();

const CACHED_BUSINESS = v.object({
  id: idBy(parseBusinessId),
  name: optionalField(TEXT),
  displayName: optionalField(TEXT),
  names: LOCALIZED_TEXT,
  displayNames: LOCALIZED_TEXT,
  description: optionalField(TEXT),
  descriptions: LOCALIZED_TEXT,
  category: optionalField(TEXT),
  subcategory: optionalField(TEXT),
  address: optionalField(TEXT),
  status: optionalField(TEXT),
  activeFlag: optionalField(v.boolean()),
  timezone: optionalField(TEXT),
  isVerified: v.boolean(),
  rating: v.pipe(v.number(), v.finite()),
  reviewCount: v.pipe(v.number(), v.finite()),
  profilePhoto: optionalField(TEXT),
  coverPhoto: optionalField(TEXT),
});

export const cachedBusinessesSchema = valibotSchema<CachedBusinesses>(
  v.object({
    businesses: v.array(CACHED_BUSINESS),
    seenAt: STORED_INSTANT,
  }),
);

/** The values of the billing form as they were typed. They may be invalid. */
const BILLING_FORM = v.object(byKey(EMPTY_BILLING_FORM, () => TYPED_TEXT));

export const lastBillingSchema = valibotSchema<LastBilling>(
  v.object({
    billing: BILLING_FORM,
    savedAt: STORED_INSTANT,
    since: v.optional(STORED_INSTANT),
  }),
);

export const selectionDraftSchema = valibotSchema<SelectionDraft>(
  v.object({
    cycle: v.picklist(BILLING_CYCLES),
    planId: optionalField(idBy(parsePlanId)),
    addOns: v.pipe(ADD_ONS, v.maxLength(200)),
    method: optionalField(v.picklist(PAYMENT_METHODS)),
    billing: BILLING_FORM,
    remembers: optionalField(v.boolean()),
    fingerprint: v.string(),
    total: optionalField(
      v.pipe(
        v.object({ minor: v.number(), currency: v.string() }),
        v.transform(({ minor, currency }) => Money.parse(minor, currency)),
      ),
    ),
    savedAt: STORED_INSTANT,
  }),
);

const PROFILE_FORM = v.object({
  ...byKey(NAME_PARTS, () => v.object(byLanguage(() => TYPED_TEXT))),
  ...byKey(PROFILE_TEXTS, () => TYPED_TEXT),
});

export const profileDraftSchema = valibotSchema<ProfileDraft>(
  v.object({
    form: PROFILE_FORM,
    recorded: PROFILE_FORM,
    savedAt: STORED_INSTANT,
  }),
);
