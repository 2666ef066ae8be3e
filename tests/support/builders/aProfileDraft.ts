import type { ProfileDraft } from '@/domain/profile/ProfileDraft';
import { aMoment } from './aMoment';
import { aProfileForm } from './aProfileForm';

/** The profile form of Dana Levi as a draft, saved at `aMoment`. */
export function aProfileDraft(overrides: Partial<ProfileDraft> = {}): ProfileDraft {
  return { form: aProfileForm(), recorded: aProfileForm(), savedAt: aMoment(), ...overrides };
}
