import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { aMoment } from './aMoment';
import { aProfileForm } from './aProfileForm';

/** What Dana Levi typed at the moment of `aMoment`. */
export function aProfileDraft(overrides: Partial<ProfileDraft> = {}): ProfileDraft {
  return { form: aProfileForm(), savedAt: aMoment(), ...overrides };
}
