import { afterEach, describe, expect, it } from 'vitest';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { describeSignOutChannel } from '../../contracts/signOutChannel.contract';
import { aUserId } from '../../support/builders/aUserId';

const opened: BroadcastChannel[] = [];

function createChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  opened.push(channel);
  return channel;
}

/** Longer than computing a hash and delivering a message between tabs of one process. */
async function settle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

describe('BrowserSignOutChannel', () => {
  describeSignOutChannel(() => ({
    openTab: () => new BrowserSignOutChannel({ createChannel, crypto: crypto.subtle }),
    settle,
  }));

  it('sends only a hash of the owner’s id', async () => {
    const sent: unknown[] = [];
    const names: string[] = [];
    const tab = new BrowserSignOutChannel({
      createChannel: (name) => {
        names.push(name);
        return {
          postMessage: (message: unknown) => void sent.push(message),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        };
      },
      crypto: crypto.subtle,
    });
    await tab.announce(aUserId('noor@example.com'));
    expect(sent).toEqual(['signed-out']);
    expect(names).toEqual([expect.stringMatching(/^amin-sign-out-[\da-f]{64}$/u)]);
  });

  it('ignores invalid messages (threats T23)', async () => {
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    const tab = new BrowserSignOutChannel({ createChannel: () => channel, crypto: crypto.subtle });
    let times = 0;
    tab.listen(aUserId(), () => (times += 1));
    await settle();
    for (const data of [undefined, null, {}, 'signed-in', 'signed-out'])
      channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(times).toBe(1);
  });

  it.each([
    ['the browser has no channels', { createChannel: undefined, crypto: crypto.subtle }],
    ['the page has no hashes', { createChannel, crypto: undefined }],
    [
      'channels are forbidden',
      {
        createChannel: () => {
          throw new DOMException('No', 'SecurityError');
        },
        crypto: crypto.subtle,
      },
    ],
  ])('signs out only this tab where %s', async (_, browser) => {
    const tab = new BrowserSignOutChannel(browser);
    const stop = tab.listen(aUserId(), () => undefined);
    expect(await tab.announce(aUserId())).toBeUndefined();
    stop();
  });
});
