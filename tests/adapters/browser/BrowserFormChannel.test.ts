import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import type { ListingPartKey } from '@/application/ports/recordKeys';
import { aFormPage } from '../../support/aFormPage';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aUserId } from '../../support/builders/aUserId';
import { SharedLocks } from '../../support/SharedLocks';

const opened: BroadcastChannel[] = [];
const names: string[] = [];
const leaving: (() => void)[] = [];
const locks = new SharedLocks();

function createChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  names.push(name);
  opened.push(channel);
  return channel;
}

/* Channels also connect the threads of the tests, so that the forms here have an owner of their own. */
const TEXTS: ListingPartKey = { userId: aUserId('of-this-test'), businessId: aBusinessId(), part: 'texts' };

/** A window of the browser in which the form is open. */
function aFormTab(form = TEXTS, navigator: { readonly locks?: SharedLocks } = { locks }) {
  const events = aFormPage(navigator);
  const channel = new BrowserFormChannel(createChannel, events);
  const seen: (boolean | 'saved')[] = [];
  const leave = channel.join(form, {
    onPresence: (isOpenElsewhere) => seen.push(isOpenElsewhere),
    onSaved: () => seen.push('saved'),
  });
  leaving.push(leave);
  return { channel, seen, leave, events };
}

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  for (const channel of opened.splice(0)) channel.close();
  names.length = 0;
});

describe('BrowserFormChannel', () => {
  it('tells two tabs of each other, and when one of them leaves', async () => {
    const first = aFormTab();
    const second = aFormTab();
    await vi.waitFor(() => expect([first.seen, second.seen]).toEqual([[true], [true]]));
    second.leave();
    leaving.splice(1);
    await vi.waitFor(() => expect(first.seen.at(-1)).toBe(false));
  });

  it('goes on telling a tab of a third one', async () => {
    const [first, , third] = [aFormTab(), aFormTab(), aFormTab()];
    await vi.waitFor(() => expect(third.seen.length).toBeGreaterThan(1));
    first.leave();
    leaving.splice(0, 1);
    /* It still knows the second one, so that nothing changes for it. */
    const fourth = aFormTab();
    await vi.waitFor(() => expect(fourth.seen).toEqual([true, true]));
    expect(third.seen).not.toContain(false);
  });

  it('tells of a window that ends without an event, as after a crash', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    void locks.request('amin-form:other', async () => held);
    const first = aFormTab();
    await vi.waitFor(() => expect(names).toHaveLength(1));
    const sender = createChannel(names[0] ?? '');
    const post = sender.postMessage.bind(sender);
    post('open other');
    await vi.waitFor(() => expect(first.seen).toEqual([true]));
    end();
    await vi.waitFor(() => expect(first.seen).toEqual([true, false]));
  });

  it('tells of saves only, where the browser has no locks', async () => {
    const [first] = [aFormTab(TEXTS, {}), aFormTab(TEXTS, {})];
    first.channel.announceSaved(TEXTS);
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
  });

  it('tells of a tab that is closed, and of one that comes back', async () => {
    const first = aFormTab();
    const second = aFormTab();
    await vi.waitFor(() => expect(first.seen).toEqual([true]));
    second.events.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(first.seen).toContain(false));
    second.events.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(first.seen.at(-1)).toBe(true));
  });

  it('tells of a save in this form only', async () => {
    const first = aFormTab();
    const hours = aFormTab({ ...TEXTS, part: 'hours' });
    const other = aFormTab({ ...TEXTS, userId: aUserId('other') });
    first.channel.announceSaved({ ...TEXTS });
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
    expect([hours.seen, other.seen]).toEqual([[], []]);
    expect(names[0]).toMatch(/^amin-form-/u);
  });

  it('ignores other messages (threats T23)', async () => {
    const first = aFormTab();
    const sender = createChannel(names[0] ?? '');
    const post = sender.postMessage.bind(sender);
    for (const message of [undefined, null, {}, 'signed-out', 'open', 'open a b', ['saved'], 'saved'])
      post(message);
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
  });

  it.each([
    ['has no channels', undefined],
    [
      'blocks them',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ])('knows only itself where the browser %s', (_, create) => {
    const channel = new BrowserFormChannel(create, undefined);
    const leave = channel.join(TEXTS, { onPresence: () => undefined, onSaved: () => undefined });
    expect(() => {
      channel.announceSaved(TEXTS);
      leave();
    }).not.toThrow();
  });

  it('works without a window', async () => {
    const first = aFormTab();
    const channel = new BrowserFormChannel(createChannel, undefined);
    const leave = channel.join(TEXTS, { onPresence: () => undefined, onSaved: () => undefined });
    channel.announceSaved(TEXTS);
    leave();
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
  });
});
