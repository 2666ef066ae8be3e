import { describe, expect, it, vi } from 'vitest';
import type { FormChannel } from '@/application/ports/FormChannel';
import type { ListingPartKey } from '@/application/ports/recordKeys';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aUserId } from '../support/builders/aUserId';

/* Channels can also connect the threads of the tests, so that the forms here have an owner of their own. */
const TEXTS: ListingPartKey = {
  userId: aUserId('of-the-contract'),
  businessId: aBusinessId(),
  part: 'texts',
};

/** @param openTab Opens another tab of the same browser. */
export function describeFormChannel(openTab: () => FormChannel): void {
  const aFormTab = (form = TEXTS) => {
    const channel = openTab();
    const seen: (boolean | 'saved')[] = [];
    const leave = channel.join(form, {
      onPresence: (isOpenElsewhere) => seen.push(isOpenElsewhere),
      onSaved: () => seen.push('saved'),
    });
    return { channel, seen, leave };
  };

  describe('a form that is open in several tabs', () => {
    it('is known to each, until the last other one has left', async () => {
      const [first, second, third] = [aFormTab(), aFormTab(), aFormTab()];
      await vi.waitFor(() => expect(third.seen).toContain(true));
      await vi.waitFor(() => expect(first.seen).toContain(true));
      third.leave();
      const fourth = aFormTab();
      await vi.waitFor(() => expect(fourth.seen).toContain(true));
      fourth.leave();
      expect(first.seen).not.toContain(false);
      second.leave();
      await vi.waitFor(() => expect(first.seen.at(-1)).toBe(false));
      first.leave();
    });

    it('tells nothing more to a tab that has left', async () => {
      const [first, second] = [aFormTab(), aFormTab()];
      await vi.waitFor(() => expect(first.seen).toEqual([true]));
      first.leave();
      second.leave();
      await new Promise((settled) => setTimeout(settled));
      expect(first.seen).toEqual([true]);
    });

    it('is announced as saved to every tab with the same form, by a tab that has left', async () => {
      const [first, second, saving] = [aFormTab(), aFormTab(), aFormTab()];
      const others = [
        aFormTab({ ...TEXTS, part: 'hours' }),
        aFormTab({ ...TEXTS, businessId: aBusinessId('other') }),
        aFormTab({ ...TEXTS, userId: aUserId('other') }),
      ];
      saving.leave();
      saving.channel.announceSaved(TEXTS);
      await vi.waitFor(() =>
        expect([first, second].map(({ seen }) => seen.includes('saved'))).toEqual([true, true]),
      );
      expect([saving, ...others].flatMap(({ seen }) => seen)).not.toContain('saved');
      for (const { leave } of [first, second, ...others]) leave();
    });
  });
}
