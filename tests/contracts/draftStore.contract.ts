import { describe, expect, it } from 'vitest';
import type { DraftKey, DraftStore } from '@/application/ports/DraftStore';
import { aBillingForm } from '../support/builders/aBillingForm';
import { aBusinessId } from '../support/builders/aBusinessId';
import { anAddOnId } from '../support/builders/anAddOnId';
import { aSelectionDraft } from '../support/builders/aSelectionDraft';
import { aUserId } from '../support/builders/aUserId';

const KEY: DraftKey = { userId: aUserId(), businessId: aBusinessId() };

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeDraftStore(setUp: () => () => DraftStore): void {
  describe('a draft', () => {
    it('is none at first', () => {
      expect(setUp()().load(KEY)).toBeUndefined();
    });

    it.each([
      ['just begun', aSelectionDraft({ planId: undefined })],
      [
        'with every choice made',
        aSelectionDraft({
          cycle: 'annual',
          addOns: [{ id: anAddOnId(), quantity: 2 }],
          method: 'new-card',
          billing: aBillingForm({ firstName: 'דנה', company: '"Levi" & <Sons>' }),
          fingerprint: 'Active|month|kept|a*1',
        }),
      ],
    ])('comes back as it was saved: %s', (_, draft) => {
      const open = setUp();
      open().save(KEY, draft);
      expect(open().load(KEY)).toEqual(draft);
    });

    it('is the last one that was saved', () => {
      const open = setUp();
      open().save(KEY, aSelectionDraft({ cycle: 'monthly' }));
      open().save(KEY, aSelectionDraft({ cycle: 'annual' }));
      expect(open().load(KEY)?.cycle).toBe('annual');
    });

    it.each<[string, DraftKey]>([
      ['another owner', { ...KEY, userId: aUserId('user-2') }],
      ['another business', { ...KEY, businessId: aBusinessId('business-2') }],
      [
        'ids that read the same when joined',
        { userId: aUserId('user'), businessId: aBusinessId('1","business-1') },
      ],
    ])('is not met by %s', (_, other) => {
      const open = setUp();
      open().save(KEY, aSelectionDraft());
      expect(open().load(other)).toBeUndefined();
    });

    it('is gone when it is cleared, and no other with it', () => {
      const open = setUp();
      const other = { ...KEY, businessId: aBusinessId('business-2') };
      open().save(KEY, aSelectionDraft());
      open().save(other, aSelectionDraft());
      open().clear(KEY);
      expect(open().load(KEY)).toBeUndefined();
      expect(open().load(other)).toBeDefined();
    });

    it('is gone with every other of every owner when all are cleared', () => {
      const open = setUp();
      const keys = ['user-1', 'user-2', 'user-3'].map((id) => ({ ...KEY, userId: aUserId(id) }));
      for (const key of keys) open().save(key, aSelectionDraft());
      open().clearAll();
      expect(keys.map((key) => open().load(key))).toEqual([undefined, undefined, undefined]);
    });
  });
}
