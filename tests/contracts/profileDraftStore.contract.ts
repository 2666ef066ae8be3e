import { describe, expect, it } from 'vitest';
import type { ProfileDraftStore } from '@/application/ports/ProfileDraftStore';
import { aProfileDraft } from '../support/builders/aProfileDraft';
import { aProfileForm } from '../support/builders/aProfileForm';
import { aUserId } from '../support/builders/aUserId';

const OWNER = aUserId();

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeProfileDraftStore(setUp: () => () => ProfileDraftStore): void {
  describe('a draft of the profile', () => {
    it('is none at first', () => {
      expect(setUp()().load(OWNER)).toBeUndefined();
    });

    it('comes back as it was saved, right or wrong', () => {
      const open = setUp();
      const draft = aProfileDraft({
        form: aProfileForm({
          firstName: { en: '"Dana" & <Levi>', he: 'דנה', ar: 'دانة' },
          email: 'dana@',
          address: '',
        }),
      });
      open().save(OWNER, draft);
      expect(open().load(OWNER)).toEqual(draft);
    });

    it('is the last one that was saved', () => {
      const open = setUp();
      open().save(OWNER, aProfileDraft({ form: aProfileForm({ address: 'Haifa' }) }));
      open().save(OWNER, aProfileDraft({ form: aProfileForm({ address: 'Akko' }) }));
      expect(open().load(OWNER)?.form.address).toBe('Akko');
    });

    it('is not met by another owner', () => {
      const open = setUp();
      open().save(OWNER, aProfileDraft());
      expect(open().load(aUserId('user-2'))).toBeUndefined();
    });

    it('is gone when it is cleared, and no other with it', () => {
      const open = setUp();
      const other = aUserId('user-10');
      open().save(OWNER, aProfileDraft());
      open().save(other, aProfileDraft());
      open().clear(OWNER);
      expect([open().load(OWNER), open().load(other)]).toEqual([undefined, aProfileDraft()]);
    });

    it('is gone with that of every owner when all are cleared', () => {
      const open = setUp();
      const owners = ['user-1', 'user-2', 'user-3'].map((id) => aUserId(id));
      for (const owner of owners) open().save(owner, aProfileDraft());
      open().clearAll();
      expect(owners.map((owner) => open().load(owner))).toEqual([undefined, undefined, undefined]);
    });
  });
}
