import { describe, expect, it } from 'vitest';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import { aUserId } from '../support/builders/aUserId';

export interface SignOutChannelHarness {
  /** Opens another tab of the same browser. */
  readonly openTab: () => SignOutChannel;
  /** Resolves when all sent messages have arrived. */
  readonly settle: () => Promise<void>;
}

const NOOR = aUserId('noor');
const TAMAR = aUserId('tamar');

export function describeSignOutChannel(setUp: () => SignOutChannelHarness): void {
  describe('a sign-out', () => {
    /** Signs out in one tab while others listen. Returns the tabs that were notified. */
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
      const own = openTab();
      let times = 0;
      own.listen(NOOR, () => (times += 1));
      await settle();
      await own.announce(NOOR);
      await settle();
      expect(times).toBe(0);
    });

    it('is not received after unsubscribing', async () => {
      const { openTab, settle } = setUp();
      let times = 0;
      const stop = openTab().listen(NOOR, () => (times += 1));
      await settle();
      stop();
      await openTab().announce(NOOR);
      await settle();
      expect(times).toBe(0);
    });
  });
}
