import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import {
  ownerHash,
  type ListingPartKey,
  type OwnedBusinessKey,
  type OwnerHash,
} from '@/application/ports/recordKeys';
import type { CachedBusinesses } from '@/application/business/CachedBusiness';
import type { PendingToast } from '@/application/ports/PendingToast';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { UserId } from '@/domain/identity/User';
import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { instant, type Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { LastBilling } from '@/domain/subscription/LastBilling';
import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import type { RecordExample, RecordsExample } from '../contracts/storedRecord.contract';
import { aBillingForm } from './builders/aBillingForm';
import { aBusiness, anActiveBusiness } from './builders/aBusiness';
import { aBusinessId } from './builders/aBusinessId';
import { aContact } from './builders/aContact';
import { aCachedList } from './builders/aCachedList';
import { aMoment } from './builders/aMoment';
import { anAddOnId } from './builders/anAddOnId';
import { aListingDraft } from './builders/aListingDraft';
import { aLastBilling } from './builders/aLastBilling';
import { aPlanId } from './builders/aPlanId';
import { aProfileDraft } from './builders/aProfileDraft';
import { aProfileForm } from './builders/aProfileForm';
import { aSelectionDraft } from './builders/aSelectionDraft';
import { aUserId } from './builders/aUserId';

/*
 * Example keys and values for the contract tests of the stored records. Lifetimes are repeated here as literals on
 * purpose, so that a change in the product fails a test.
 */

const MINUTE = 60_000;
/** A text with characters that JSON or HTML escapes. */
const NEEDS_ESCAPING = '"Levi" & <Sons>';
const OWNERS = [aUserId('user-1'), aUserId('user-10'), aUserId('user-2')] as const;
const KEY = { userId: aUserId(), businessId: aBusinessId() };

export const DRAFTS: RecordsExample<OwnedBusinessKey, SelectionDraft> = {
  kind: OWNER_RECORDS.selectionDrafts,
  lifetime: 30 * MINUTE,
  survivesClockSetBack: true,
  keys: [
    KEY,
    { ...KEY, userId: aUserId('user-2') },
    { ...KEY, businessId: aBusinessId('business-2') },
    /* Collides with the first key if ids are joined without escaping. */
    { userId: aUserId('user'), businessId: aBusinessId('1","business-1') },
  ],
  values: [
    aSelectionDraft({ planId: undefined }),
    aSelectionDraft({
      cycle: 'annual',
      addOns: [{ id: anAddOnId(), quantity: 2 }],
      method: 'new-card',
      billing: aBillingForm({ firstName: 'דנה', company: NEEDS_ESCAPING }),
      remembers: true,
      fingerprint: 'Active|month|kept|a*1',
    }),
  ],
};

export const PRESELECTED_PLANS: RecordExample<PreselectedPlan> = {
  kind: OWNER_RECORDS.preselectedPlan,
  lifetime: undefined,
  values: [
    { planId: aPlanId(), name: 'Basic', cycle: 'monthly', chosenAt: aMoment() },
    { planId: aPlanId('premium-annual'), name: 'Premium', cycle: 'annual', chosenAt: aMoment() },
  ],
};

export const OPENED_ROWS: RecordExample<readonly string[]> = {
  kind: OWNER_RECORDS.openRows,
  lifetime: undefined,
  values: [['preview'], ['preview', 'readiness']],
};

export const HIDDEN_OFFERS: RecordExample<{ readonly at: Instant }> = {
  kind: OWNER_RECORDS.annualOfferHiddenAt,
  lifetime: 180 * 24 * 60 * MINUTE,
  values: [{ at: aMoment() }, { at: instant(aMoment() - 1) }],
};

export const SIGN_OUT_TIMES: RecordsExample<OwnerHash, { readonly at: Instant }> = {
  kind: OWNER_RECORDS.signOutTimes,
  lifetime: 30 * 24 * 60 * MINUTE,
  survivesClockSetBack: true,
  keys: [ownerHash(aUserId('user-1')), ownerHash(aUserId('user-2'))],
  values: [{ at: aMoment() }, { at: instant(aMoment() - 1) }],
};

const BILLINGS = [
  aLastBilling(),
  aLastBilling({ billing: aBillingForm({ firstName: 'דנה', company: NEEDS_ESCAPING }) }),
] as const;

export const LAST_BILLING: RecordsExample<UserId, LastBilling> = {
  kind: OWNER_RECORDS.lastBilling,
  lifetime: 30 * MINUTE,
  keys: OWNERS,
  values: BILLINGS,
};

export const REMEMBERED_BILLING: RecordsExample<UserId, LastBilling> = {
  kind: OWNER_RECORDS.rememberedBilling,
  lifetime: 365 * 24 * 60 * MINUTE,
  keys: OWNERS,
  values: BILLINGS,
};

export const PROFILE_DRAFTS: RecordsExample<UserId, ProfileDraft> = {
  kind: OWNER_RECORDS.profileDrafts,
  lifetime: 30 * MINUTE,
  survivesClockSetBack: true,
  keys: OWNERS,
  values: [
    aProfileDraft(),
    aProfileDraft({
      form: aProfileForm({
        firstName: { en: '"Dana" & <Levi>', he: 'דנה', ar: 'دانة' },
        email: 'dana@',
        address: '',
      }),
      recorded: aProfileForm(),
    }),
  ],
};

export const LISTING_DRAFTS: RecordsExample<ListingPartKey, ListingDraft> = {
  kind: OWNER_RECORDS.listingDrafts,
  lifetime: 30 * MINUTE,
  survivesClockSetBack: true,
  keys: [
    { ...KEY, part: 'texts' },
    { ...KEY, part: 'hours' },
    { ...KEY, userId: aUserId('user-2'), part: 'texts' },
    { ...KEY, businessId: aBusinessId('business-2'), part: 'texts' },
  ],
  values: [
    aListingDraft(),
    aListingDraft({
      recorded: { 'hours.0': { isOpen: false, shifts: [], isUnreadable: true }, 'contact.0': aContact() },
      typed: {
        'name.he': '"לוי"',
        'hours.0': { isOpen: true, shifts: [{ opens: '08:00', closes: '' }], isUnreadable: false },
        'contact.12': aContact({ fax: '04-' }),
      },
    }),
  ],
};

export const CACHED_BUSINESSES: RecordsExample<UserId, CachedBusinesses> = {
  kind: OWNER_RECORDS.cachedBusinesses,
  lifetime: 12 * 60 * MINUTE,
  keys: OWNERS,
  values: [
    aCachedList([aBusiness({ status: 'active' })]),
    aCachedList([
      anActiveBusiness({
        id: 'business-2',
        names: { en: NEEDS_ESCAPING, he: 'לוי', ar: 'ليفي' },
        descriptions: { he: 'מנעולים' },
        address: 'Haifa',
        category: 'locksmith',
        rating: 4.8,
        reviewCount: 12,
        activeFlag: true,
        profilePhoto: '/photo.webp',
      }),
      aBusiness({ id: 'business-1' }),
    ]),
  ],
};

export const RETURN_PATH: RecordExample<ReturnPath> = {
  kind: RECORD_KINDS.returnPath,
  lifetime: 15 * MINUTE,
  values: [
    { path: '/profile', rememberedAt: aMoment() },
    { path: '/dashboard/business/AMN%201?step=2#top', rememberedAt: aMoment(), failure: 'offline' },
  ],
};

export const RETURN_PATH_OF_ENDED_SESSION: RecordExample<ReturnPath> = {
  kind: RECORD_KINDS.returnPath,
  lifetime: 30 * MINUTE,
  values: [
    { path: '/profile', rememberedAt: aMoment(), wasSignedIn: true },
    { path: '/dashboard/business/AMN%201', rememberedAt: aMoment(), wasSignedIn: true },
  ],
};

export const SIGN_OUT_REASON: RecordExample<NoSessionReason> = {
  kind: RECORD_KINDS.noSessionReason,
  lifetime: 30 * MINUTE,
  values: [
    { cause: 'expired', hasUnknownOrder: true, at: aMoment() },
    { cause: 'signed-out-elsewhere', hasUnknownOrder: false, at: aMoment() },
  ],
};

export const SIGN_IN_REQUIRED: RecordExample<NoSessionReason> = {
  kind: RECORD_KINDS.noSessionReason,
  lifetime: 15 * MINUTE,
  values: [
    { cause: 'sign-in-required', at: aMoment() },
    { cause: 'sign-in-required', hasUnknownOrder: false, at: aMoment() },
  ],
};

export const PENDING_TOASTS: RecordExample<readonly PendingToast[]> = {
  kind: RECORD_KINDS.pendingToasts,
  lifetime: undefined,
  values: [
    [{ kind: 'success', message: 'profile.saved' }],
    [
      { kind: 'success', message: 'profile.saved' },
      { kind: 'error', message: 'errors.generalRetry' },
      {
        kind: 'success',
        message: 'subscription.cancel.doneUntil',
        values: { date: '14.12.2026', name: 'Levi & <Sons>' },
      },
      {
        kind: 'error',
        message: 'profile.edit.failed',
        reason: 'errors.unavailable',
        request: { status: 500, id: 'req-77', receivedAt: aMoment() },
        at: aMoment(),
      },
    ],
  ],
};

export const TAB_LANGUAGES: RecordExample<Language> = {
  kind: TAB_LANGUAGE,
  lifetime: undefined,
  values: ['en', 'he', 'ar'],
};
