import { describe, expect, it } from 'vitest';
import type { OrderLock } from '@/application/ports/OrderLock';
import { aBusinessId } from '../support/builders/aBusinessId';

export interface LockHarness {
  /** Another tab of the same browser. */
  readonly openTab: () => OrderLock;
  /** Lets the browser do what it was asked for. */
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

    it('is held by one tab also when two ask at once', async () => {
      const { openTab } = setUp();
      const answers = await Promise.all([
        openTab().acquire(ID),
        openTab().acquire(ID),
        openTab().acquire(ID),
      ]);
      expect(answers.filter((isHeld) => isHeld)).toHaveLength(1);
    });

    it('is held by the tab that has it already', async () => {
      const tab = setUp().openTab();
      expect([await tab.acquire(ID), await tab.acquire(ID)]).toEqual([true, true]);
    });

    it('is another one for another business', async () => {
      const { openTab } = setUp();
      const [first, second] = [openTab(), openTab()];
      expect([await first.acquire(ID), await second.acquire(OTHER)]).toEqual([true, true]);
    });

    it('goes to another tab once it is released', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      first.release(ID);
      await settle();
      expect([await second.acquire(ID), await first.acquire(ID)]).toEqual([true, false]);
    });

    it('is not released by a tab that does not have it', async () => {
      const { openTab, settle } = setUp();
      const [first, second] = [openTab(), openTab()];
      await first.acquire(ID);
      await second.acquire(ID);
      second.release(ID);
      second.release(ID);
      await settle();
      expect(await openTab().acquire(ID)).toBe(false);
    });

    it('can be asked for again by a tab that did not get it', async () => {
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
