import { describe, expect, it } from 'vitest';
import { SIGN_OUT_CAUSES, type SignOutReasonStore } from '@/application/ports/SignOutReasonStore';
import { aMoment } from '../support/builders/aMoment';

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describeSignOutReasonStore(setUp: () => () => SignOutReasonStore): void {
  describe('the reason of a sign-out', () => {
    it('is none at first', () => {
      expect(setUp()().recall()).toBeUndefined();
    });

    it.each(SIGN_OUT_CAUSES)('is kept with its time: %s', (cause) => {
      const open = setUp();
      open().keep({ cause, at: aMoment() });
      expect([open().recall(), open().recall()]).toEqual([
        { cause, at: aMoment() },
        { cause, at: aMoment() },
      ]);
    });

    it('is the last one', () => {
      const open = setUp();
      open().keep({ cause: 'expired', at: aMoment() });
      open().keep({ cause: 'signed-out-elsewhere', at: aMoment() });
      expect(open().recall()?.cause).toBe('signed-out-elsewhere');
    });

    it('is none after it was cleared', () => {
      const open = setUp();
      open().keep({ cause: 'expired', at: aMoment() });
      open().clear();
      expect(open().recall()).toBeUndefined();
    });
  });
}
