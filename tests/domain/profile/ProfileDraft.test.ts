import { describe, expect, it } from 'vitest';
import { PROFILE_DRAFT_LIFETIME, restoredForm } from '@/domain/profile/ProfileDraft';
import { instant } from '@/domain/shared/instant';
import { aMoment } from '@tests/support/builders/aMoment';
import { aProfileDraft } from '@tests/support/builders/aProfileDraft';
import { aProfileForm } from '@tests/support/builders/aProfileForm';

const recorded = aProfileForm();
const typed = aProfileForm({ address: 'Allenby 5, Haifa' });
const draft = aProfileDraft({ form: typed });

describe('a draft of the profile', () => {
  it('is what to go on with, for half an hour', () => {
    const last = instant(aMoment() + PROFILE_DRAFT_LIFETIME);
    expect(restoredForm(draft, recorded, aMoment())).toEqual(typed);
    expect(restoredForm(draft, recorded, last)).toEqual(typed);
    expect(restoredForm(draft, recorded, instant(last + 1))).toBeUndefined();
  });

  it('is what to go on with where the clock was set back since', () => {
    expect(restoredForm(draft, recorded, instant(aMoment() - 7_200_000))).toEqual(typed);
  });

  it.each([
    ['there is none', undefined],
    ['it says what is recorded', aProfileDraft({ form: aProfileForm({ address: ' Herzl 1, Haifa ' }) })],
  ])('is nothing to go on with where %s', (_, given) => {
    expect(restoredForm(given, recorded, aMoment())).toBeUndefined();
  });
});
