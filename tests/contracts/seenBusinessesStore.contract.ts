import { describe, expect, it } from 'vitest';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import { aBusiness, anActiveBusiness } from '../support/builders/aBusiness';
import { aSeenList } from '../support/builders/aSeenList';
import { aUserId } from '../support/builders/aUserId';

const OWNER = aUserId();

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeSeenBusinessesStore(setUp: () => () => SeenBusinessesStore): void {
  describe('what was seen of the businesses', () => {
    it('is nothing at first', () => {
      expect(setUp()().recall(OWNER)).toBeUndefined();
    });

    it('comes back as it was seen, in its order', () => {
      const open = setUp();
      const seen = aSeenList([
        anActiveBusiness({
          id: 'business-2',
          names: { en: '"Levi" & <Sons>', he: 'לוי', ar: 'ليفي' },
          descriptions: { he: 'מנעולים' },
          address: 'Haifa',
          category: 'locksmith',
          rating: 4.8,
          reviewCount: 12,
          wasMarkedActive: true,
          profilePhoto: '/photo.webp',
        }),
        aBusiness({ id: 'business-1' }),
      ]);
      open().keep(OWNER, seen);
      expect(open().recall(OWNER)).toEqual(seen);
    });

    it('is what was kept last', () => {
      const open = setUp();
      open().keep(OWNER, aSeenList([aBusiness({ status: 'inactive' }), aBusiness({ id: 'business-2' })]));
      open().keep(OWNER, aSeenList([aBusiness({ status: 'active' })]));
      expect(open().recall(OWNER)).toEqual(aSeenList([aBusiness({ status: 'active' })]));
    });

    it('is not met by another owner', () => {
      const open = setUp();
      open().keep(OWNER, aSeenList());
      expect(open().recall(aUserId('user-2'))).toBeUndefined();
    });

    it('is gone when it is forgotten, and no other with it', () => {
      const open = setUp();
      const other = aUserId('user-10');
      open().keep(OWNER, aSeenList());
      open().keep(other, aSeenList());
      open().forget(OWNER);
      expect([open().recall(OWNER), open().recall(other)]).toEqual([undefined, aSeenList()]);
    });

    it('is gone with that of every owner when all is forgotten', () => {
      const open = setUp();
      const owners = ['user-1', 'user-2', 'user-3'].map((id) => aUserId(id));
      for (const owner of owners) open().keep(owner, aSeenList());
      open().forgetAll();
      expect(owners.map((owner) => open().recall(owner))).toEqual([undefined, undefined, undefined]);
    });
  });
}
