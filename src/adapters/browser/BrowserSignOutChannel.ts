import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { UserId } from '@/domain/identity/User';

/** All that is ever sent. */
const SIGNED_OUT = 'signed-out';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** What of a browser this needs; none of it is in every one, nor on a page without TLS. */
export interface ChannelBrowser {
  readonly createChannel: ((name: string) => Channel) | undefined;
  readonly crypto: Pick<SubtleCrypto, 'digest'> | undefined;
}

/**
 * A channel of the browser for each owner, named after a hash of the id: who listens elsewhere is the same owner, and
 * nothing that goes through it names anybody. Where there is no such channel, each tab signs out by itself.
 */
export class BrowserSignOutChannel implements SignOutChannel {
  /** One for the document: a channel does not hear what it says itself. */
  readonly #channels = new Map<UserId, Promise<Channel | undefined>>();

  constructor(private readonly browser: ChannelBrowser) {}

  async announce(owner: UserId): Promise<void> {
    (await this.#channelOf(owner))?.postMessage(SIGNED_OUT);
  }

  listen(owner: UserId, listener: () => void): () => void {
    let isListening = true;
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (isListening && data === SIGNED_OUT) listener();
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
    const hash = new Uint8Array(await crypto.digest('SHA-256', new TextEncoder().encode(owner)));
    const name = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      return createChannel(`amin-sign-out-${name}`);
    } catch {
      /* The browser forbids channels along with storage. */
      return undefined;
    }
  }
}
