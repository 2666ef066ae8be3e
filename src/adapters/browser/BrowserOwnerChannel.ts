import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import type { UserId } from '@/domain/identity/User';

/** The only message. Tabs with an earlier release know it and the name of the channel, so both stay as they are. */
const ANNOUNCED = 'signed-out';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The required browser APIs. Older browsers lack BroadcastChannel, and pages without TLS have no SubtleCrypto. */
export interface ChannelBrowser {
  readonly createChannel: ((name: string) => Channel) | undefined;
  readonly crypto: Pick<SubtleCrypto, 'digest'> | undefined;
}

/**
 * Uses one BroadcastChannel per owner, named after a SHA-256 hash of the user id. Only tabs of the same owner receive
 * its messages. Where BroadcastChannel or SubtleCrypto is missing or fails, no message is sent, and each of the other
 * tabs signs out when its next document opens.
 */
export class BrowserOwnerChannel implements OwnerChannel {
  /** The channel of each owner. The same one sends and listens, because a channel does not receive its own messages. */
  readonly #channels = new Map<UserId, Promise<Channel | undefined>>();

  constructor(private readonly browser: ChannelBrowser) {}

  async announce(owner: UserId): Promise<void> {
    try {
      (await this.#channelOf(owner))?.postMessage(ANNOUNCED);
    } catch {
      /* `postMessage` throws on a closed channel. */
    }
  }

  listen(owner: UserId, listener: () => void): () => void {
    let isListening = true;
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (isListening && data === ANNOUNCED) listener();
    };
    void this.#channelOf(owner).then((channel) => channel?.addEventListener('message', onMessage));
    return () => {
      isListening = false;
      void this.#channelOf(owner).then((channel) => channel?.removeEventListener('message', onMessage));
    };
  }

  async #channelOf(owner: UserId): Promise<Channel | undefined> {
    const channel = this.#channels.get(owner) ?? this.#open(owner);
    this.#channels.set(owner, channel);
    return channel;
  }

  async #open(owner: UserId): Promise<Channel | undefined> {
    const { createChannel, crypto } = this.browser;
    if (createChannel === undefined || crypto === undefined) return undefined;
    try {
      const hash = new Uint8Array(await crypto.digest('SHA-256', new TextEncoder().encode(owner)));
      const name = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return createChannel(`amin-sign-out-${name}`);
    } catch {
      /* Browsers that block storage also block BroadcastChannel. */
      return undefined;
    }
  }
}
