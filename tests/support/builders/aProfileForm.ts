import type { ProfileForm } from '@/domain/profile/ProfileForm';
import { PROFILE_TEXTS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { byLanguage } from '@/domain/shared/language';

const NOTHING = byLanguage(() => '');

export type ProfileFormOverrides = Partial<Omit<ProfileForm, 'firstName' | 'lastName'>> & {
  readonly firstName?: Partial<ProfileForm['firstName']>;
  readonly lastName?: Partial<ProfileForm['lastName']>;
};

/** The profile form of Dana Levi, with an English name only. */
export function aProfileForm({ firstName, lastName, ...overrides }: ProfileFormOverrides = {}): ProfileForm {
  return {
    ...byKey(PROFILE_TEXTS, () => ''),
    firstName: { ...NOTHING, ...(firstName ?? { en: 'Dana' }) },
    lastName: { ...NOTHING, ...(lastName ?? { en: 'Levi' }) },
    email: 'dana@example.com',
    phoneNumber: '050-123-4567',
    address: 'Herzl 1, Haifa',
    ...overrides,
  };
}
