import type { ProfileForm } from '@/domain/profile/ProfileForm';
import { byLanguage } from '@/domain/shared/language';

const NOTHING = byLanguage(() => '');

export type ProfileFormOverrides = Partial<Omit<ProfileForm, 'firstName' | 'lastName'>> & {
  readonly firstName?: Partial<ProfileForm['firstName']>;
  readonly lastName?: Partial<ProfileForm['lastName']>;
};

/** The profile form of Dana Levi, with an English name only. */
export function aProfileForm({ firstName, lastName, ...overrides }: ProfileFormOverrides = {}): ProfileForm {
  return {
    firstName: { ...NOTHING, ...(firstName ?? { en: 'Dana' }) },
    lastName: { ...NOTHING, ...(lastName ?? { en: 'Levi' }) },
    email: 'dana@example.com',
    phone: '050-123-4567',
    address: 'Herzl 1, Haifa',
    ...overrides,
  };
}
