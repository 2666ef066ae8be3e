import { describe, expect, it } from 'vitest';
import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import { aUserId } from '../support/builders/aUserId';

export interface SignOutChannelHarness {
  /** Another tab of the same browser. */
  readonly openTab: () => SignOutChannel;
  /** Until everything that was sent has arrived. */
  readonly settle: () => Promise<void>;
}

const NOOR = aUserId('noor');
const TAMAR = aUserId('tamar');

export function describeSignOutChannel(setUp: () => SignOutChannelHarness): void {
  describe('a sign-out', () => {
    /** Who signs out in one tab while others listen; answers which tabs heard of it. */
    const heardBy = async (listening: readonly (readonly [tab: string, owner: typeof NOOR])[]) => {
      const { openTab, settle } = setUp();
      const heard: string[] = [];
      for (const [tab, owner] of listening) openTab().listen(owner, () => heard.push(tab));
      await settle();
      await openTab().announce(NOOR);
      await settle();
      return heard.toSorted();
    };

    it('is heard in every other tab of the same owner', async () => {
      expect(
        await heardBy([
          ['first', NOOR],
          ['second', NOOR],
        ]),
      ).toEqual(['first', 'second']);
    });

    it('is not heard where another owner is signed in', async () => {
      expect(
        await heardBy([
          ['first', TAMAR],
          ['second', NOOR],
        ]),
      ).toEqual(['second']);
    });

    it('is not heard in its own tab', async () => {
      const { openTab, settle } = setUp();
      const own = openTab();
      let times = 0;
      own.listen(NOOR, () => (times += 1));
      await settle();
      await own.announce(NOOR);
      await settle();
      expect(times).toBe(0);
    });

    it('is not heard any more by who has stopped listening', async () => {
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
