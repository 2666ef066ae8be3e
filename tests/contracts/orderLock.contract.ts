import { describe, expect, it } from 'vitest';
import type { OrderLock } from '@/application/ports/OrderLock';
import { aBusinessId } from '../support/builders/aBusinessId';

export interface LockHarness {
  /** Opens another tab of the same browser. */
  readonly openTab: () => OrderLock;
  /** Waits until the browser has granted or released locks. */
  readonly settle: () => Promise<void>;
}

const ID = aBusinessId();
const OTHER = aBusinessId('business-2');

export function describeOrderLock(setUp: () => LockHarness): void {
  describe('the lock of a business', () => {
    it('is held by one tab at a time', async () => {
      const { openTab } = setUp();
      const [first, second] = [openTab(), openTab()];
      expect([await first.acquire(ID), await second.acquire(ID)]).toEqual([true, false]);
    });

    it('is held by one tab when two tabs request it at the same time', async () => {
      const { openTab } = setUp();
      const answers = await Promise.all([
        openTab().acquire(ID),
        openTab().acquire(ID),
        openTab().acquire(ID),
      ]);
      expect(answers.filter((isHeld) => isHeld)).toHaveLength(1);
    });

    it('is granted again to the tab that holds it', async () => {
      const tab = setUp().openTab();
      expect([await tab.acquire(ID), await tab.acquire(ID)]).toEqual([true, true]);
    });

    it('is granted again to the tab that has just released it', async () => {
      const { openTab } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      first.release(ID);
      expect(await first.acquire(ID)).toBe(true);
      expect(await second.acquire(ID)).toBe(false);
    });

    it('is independent of the locks of other businesses', async () => {
      const { openTab } = setUp();
      const [first, second] = [openTab(), openTab()];
      expect([await first.acquire(ID), await second.acquire(OTHER)]).toEqual([true, true]);
    });

    it('can be acquired by another tab once it is released', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      first.release(ID);
      await settle();
      expect([await second.acquire(ID), await first.acquire(ID)]).toEqual([true, false]);
    });

    it('is not released by a tab that does not hold it', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      await second.acquire(ID);
      second.release(ID);
      second.release(ID);
      await settle();
      expect(await openTab().acquire(ID)).toBe(false);
    });

    it('can be released by a tab that gave up an earlier request before its answer', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      const givenUp = second.acquire(ID);
      second.release(ID);
      first.release(ID);
      const again = second.acquire(ID);
      await settle();
      expect(await Promise.all([givenUp, again])).toEqual([false, true]);
      second.release(ID);
      await settle();
      expect(await first.acquire(ID)).toBe(true);
    });

    it('can be requested again by a tab that did not get it', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      await second.acquire(ID);
      first.release(ID);
      await settle();
      expect(await second.acquire(ID)).toBe(true);
    });
  });
}
