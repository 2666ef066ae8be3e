import { afterEach, describe, expect, it } from 'vitest';
import { BrowserOwnerChannel } from '@/adapters/browser/BrowserOwnerChannel';
import { describeOwnerChannel } from '../../contracts/ownerChannel.contract';
import { aUserId } from '../../support/builders/aUserId';
import { deferred } from '../../support/deferred';

const opened: BroadcastChannel[] = [];

function createChannel(name: string): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  opened.push(channel);
  return channel;
}

const hashes: Promise<ArrayBuffer>[] = [];
const hashing = {
  digest: async (...of: Parameters<SubtleCrypto['digest']>): Promise<ArrayBuffer> => {
    const hash = crypto.subtle.digest(...of);
    hashes.push(hash);
    return hash;
  },
};

/** Waits for the hashes, for a message that is sent after those of the tabs, and for the other tasks of that turn. */
async function settle(): Promise<void> {
  await Promise.all(hashes);
  const arrived = deferred<unknown>();
  const { port1, port2 } = new MessageChannel();
  port2.addEventListener('message', arrived.resolve, { once: true });
  port2.start();
  port1.postMessage('last', []);
  await arrived.promise;
  port1.close();
  await new Promise<void>((resolve) => void setImmediate(resolve));
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
});

describe('BrowserOwnerChannel', () => {
  describeOwnerChannel(() => ({
    openTab: () => new BrowserOwnerChannel({ createChannel, crypto: hashing }),
    settle,
  }));

  it('sends only a hash of the owner’s id', async () => {
    const sent: unknown[] = [];
    const names: string[] = [];
    const tab = new BrowserOwnerChannel({
      createChannel: (name) => {
        names.push(name);
        return {
          postMessage: (message: unknown) => void sent.push(message),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        };
      },
      crypto: hashing,
    });
    await tab.announce(aUserId('noor@example.com'));
    expect(sent).toEqual(['signed-out']);
    expect(names).toEqual([expect.stringMatching(/^amin-sign-out-[\da-f]{64}$/u)]);
  });

  it('ignores invalid messages (threats T23)', async () => {
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    const tab = new BrowserOwnerChannel({ createChannel: () => channel, crypto: hashing });
    let times = 0;
    tab.listen(aUserId(), () => (times += 1));
    await settle();
    for (const data of [undefined, null, {}, 'signed-in', 'signed-out'])
      channel.dispatchEvent(new MessageEvent('message', { data }));
    expect(times).toBe(1);
  });

  it('receives nothing after unsubscribing, although the listener is removed a moment later', async () => {
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    const tab = new BrowserOwnerChannel({ createChannel: () => channel, crypto: hashing });
    let times = 0;
    const stop = tab.listen(aUserId(), () => (times += 1));
    await settle();
    stop();
    channel.dispatchEvent(new MessageEvent('message', { data: 'signed-out' }));
    expect(times).toBe(0);
  });

  it.each([
    ['the browser has no channels', { createChannel: undefined, crypto: hashing }],
    ['the page has no hashes', { createChannel, crypto: undefined }],
    [
      'channels are forbidden',
      {
        createChannel: () => {
          throw new DOMException('No', 'SecurityError');
        },
        crypto: hashing,
      },
    ],
    ['the hash fails', { createChannel, crypto: { digest: async () => Promise.reject(new Error('No')) } }],
    [
      'the channel is closed',
      {
        createChannel: (name: string) => {
          const channel = createChannel(name);
          channel.close();
          return channel;
        },
        crypto: hashing,
      },
    ],
  ])('signs out only this tab where %s', async (_, browser) => {
    const tab = new BrowserOwnerChannel(browser);
    const stop = tab.listen(aUserId(), () => undefined);
    expect(await tab.announce(aUserId())).toBeUndefined();
    stop();
  });
});
