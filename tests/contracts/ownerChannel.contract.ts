import { describe, expect, it } from 'vitest';
import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import { aUserId } from '../support/builders/aUserId';

export interface OwnerChannelHarness {
  /** Opens another tab of the same browser. */
  readonly openTab: () => OwnerChannel;
  /** Resolves when all sent messages have arrived. */
  readonly settle: () => Promise<void>;
}

const NOOR = aUserId('noor');
const TAMAR = aUserId('tamar');

export function describeOwnerChannel(setUp: () => OwnerChannelHarness): void {
  describe('an announcement', () => {
    /** Announces in one tab while others listen. Returns the tabs that were notified. */
    const heardBy = async (listening: readonly (readonly [tab: string, owner: typeof NOOR])[]) => {
      const { openTab, settle } = setUp();
      const heard: string[] = [];
      for (const [tab, owner] of listening) openTab().listen(owner, () => heard.push(tab));
      await settle();
      await openTab().announce(NOOR);
      await settle();
      return heard.toSorted();
    };

    it('is received by every other tab of the same owner', async () => {
      expect(
        await heardBy([
          ['first', NOOR],
          ['second', NOOR],
        ]),
      ).toEqual(['first', 'second']);
    });

    it('is not received by tabs of another owner', async () => {
      expect(
        await heardBy([
          ['first', TAMAR],
          ['second', NOOR],
        ]),
      ).toEqual(['second']);
    });

    it('is not received by its own tab', async () => {
      const { openTab, settle } = setUp();
      const tab = openTab();
      let calls = 0;
      tab.listen(NOOR, () => (calls += 1));
      await settle();
      await tab.announce(NOOR);
      await settle();
      expect(calls).toBe(0);
    });

    it('is not received after unsubscribing', async () => {
      const { openTab, settle } = setUp();
      let calls = 0;
      const stop = openTab().listen(NOOR, () => (calls += 1));
      await settle();
      stop();
      await openTab().announce(NOOR);
      await settle();
      expect(calls).toBe(0);
    });
  });
}
