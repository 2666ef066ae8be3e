import { describe, expect, it } from 'vitest';
import { restoredForm } from '@/domain/profile/ProfileDraft';
import { aProfileDraft } from '@tests/support/builders/aProfileDraft';
import { aProfileForm } from '@tests/support/builders/aProfileForm';

const recorded = aProfileForm();
const typed = aProfileForm({ address: 'Allenby 5, Haifa' });
const draft = aProfileDraft({ form: typed });

describe('a draft of the profile', () => {
  it('is restored', () => {
    expect(restoredForm(draft, recorded)).toEqual(typed);
  });

  it('restores only what was typed, when the stored profile has changed since', () => {
    const changedSince = aProfileForm({ phoneNumber: '052-765-4321', firstName: { en: 'Dina' } });
    expect(restoredForm(aProfileDraft({ form: typed, recorded }), changedSince)).toEqual({
      ...changedSince,
      address: 'Allenby 5, Haifa',
    });
  });

  it.each([
    ['it does not exist', undefined],
    ['it equals the stored profile', aProfileDraft({ form: aProfileForm({ address: ' Herzl 1, Haifa ' }) })],
    ['nothing was typed', aProfileDraft({ form: typed, recorded: typed })],
  ])('is not restored when %s', (_, given) => {
    expect(restoredForm(given, recorded)).toBeUndefined();
  });
});
