import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserFormChannel } from '@/adapters/browser/BrowserFormChannel';
import type { ListingPartKey } from '@/application/ports/recordKeys';
import { describeFormChannel } from '../../contracts/formChannel.contract';
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

/* A BroadcastChannel also reaches the other test threads, so this file uses an owner that no other file uses. */
const FORM: ListingPartKey = { userId: aUserId('of-this-test'), businessId: aBusinessId(), part: 'texts' };

/** A tab in which the form is open. */
function aFormTab(form = FORM, navigator: { readonly locks?: SharedLocks } = { locks }) {
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
  describeFormChannel(() => new BrowserFormChannel(createChannel, aFormPage({ locks })));

  it('tells of a tab that ends without an event, as after a crash', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    void locks.request('amin-form:other', async () => held);
    const first = aFormTab();
    await vi.waitFor(() => expect(names).toEqual([expect.stringMatching(/^amin-form-/u)]));
    const sender = createChannel(names[0] ?? '');
    const post = sender.postMessage.bind(sender);
    post('open other');
    await vi.waitFor(() => expect(first.seen).toEqual([true]));
    end();
    await vi.waitFor(() => expect(first.seen).toEqual([true, false]));
  });

  it('tells only of saves where the browser has no locks', async () => {
    const [first, second] = [aFormTab(FORM, {}), aFormTab(FORM, {})];
    second.channel.announceSaved(FORM);
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
    expect(second.seen).toEqual([]);
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
    const leave = channel.join(FORM, { onPresence: () => undefined, onSaved: () => undefined });
    expect(() => {
      channel.announceSaved(FORM);
      leave();
    }).not.toThrow();
  });

  it('works without a window', async () => {
    const first = aFormTab();
    const channel = new BrowserFormChannel(createChannel, undefined);
    const leave = channel.join(FORM, { onPresence: () => undefined, onSaved: () => undefined });
    channel.announceSaved(FORM);
    leave();
    await vi.waitFor(() => expect(first.seen).toEqual(['saved']));
  });
});
