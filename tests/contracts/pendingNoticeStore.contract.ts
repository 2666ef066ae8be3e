import { describe, expect, it } from 'vitest';
import type { PendingNotice, PendingNoticeStore } from '@/application/ports/PendingNoticeStore';

const SAVED: PendingNotice = { kind: 'success', message: 'profile.saved' };
const FAILED: PendingNotice = { kind: 'error', message: 'errors.general', detail: 'Levi & <Sons>' };

/** @param setUp answers a function that opens the same store again, as the next document does. */
export function describePendingNoticeStore(setUp: () => () => PendingNoticeStore): void {
  describe('pending notices', () => {
    it('are none at first', () => {
      expect(setUp()().take()).toEqual([]);
    });

    it('are taken oldest first', () => {
      const open = setUp();
      open().leave(SAVED);
      open().leave(FAILED);
      expect(open().take()).toEqual([SAVED, FAILED]);
    });

    it('are taken once', () => {
      const open = setUp();
      open().leave(SAVED);
      open().take();
      expect(open().take()).toEqual([]);
    });

    it('can be left again afterwards', () => {
      const open = setUp();
      open().leave(SAVED);
      open().take();
      open().leave(FAILED);
      expect(open().take()).toEqual([FAILED]);
    });
  });
}
