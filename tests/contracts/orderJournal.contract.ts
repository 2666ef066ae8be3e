import { describe, expect, it } from 'vitest';
import type { DraftKey } from '@/application/ports/DraftStore';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aMoment } from '../support/builders/aMoment';
import { anAddOnId } from '../support/builders/anAddOnId';
import { aPlanId } from '../support/builders/aPlanId';
import { aUserId } from '../support/builders/aUserId';

const KEY: DraftKey = { userId: aUserId(), businessId: aBusinessId() };

const ORDER: SentOrder = {
  kind: 'reactivate',
  cycle: 'annual',
  planId: aPlanId(),
  addOns: [{ id: anAddOnId(), quantity: 2 }],
  fingerprintBefore: 'Active|month|cancelled|basic-monthly*1',
  sentAt: aMoment(),
};

const SENT: OrderEntry = { kind: 'sent', order: ORDER };

/** @param setUp answers a function that opens the same journal again, as the next document does. */
export function describeOrderJournal(setUp: () => () => OrderJournal): void {
  describe('the last order', () => {
    it('is none at first', () => {
      expect(setUp()().load(KEY)).toBeUndefined();
    });

    it.each<OrderEntry>([SENT, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() }])(
      'comes back as it was saved: $kind',
      (entry) => {
        const open = setUp();
        open().save(KEY, entry);
        expect(open().load(KEY)).toEqual(entry);
      },
    );

    it('replaces the one before', () => {
      const open = setUp();
      open().save(KEY, SENT);
      open().save(KEY, { kind: 'confirmed', order: ORDER, confirmedAt: aMoment() });
      expect(open().load(KEY)?.kind).toBe('confirmed');
    });

    it.each<[string, DraftKey]>([
      ['owner', { ...KEY, userId: aUserId('user-2') }],
      ['business', { ...KEY, businessId: aBusinessId('business-2') }],
    ])('is that of one %s', (_, other) => {
      const open = setUp();
      open().save(KEY, SENT);
      expect(open().load(other)).toBeUndefined();
    });

    it('is gone when it is cleared, and no other with it', () => {
      const open = setUp();
      const other = { ...KEY, businessId: aBusinessId('business-2') };
      open().save(KEY, SENT);
      open().save(other, SENT);
      open().clear(KEY);
      expect(open().load(KEY)).toBeUndefined();
      expect(open().load(other)).toEqual(SENT);
    });
  });
}
