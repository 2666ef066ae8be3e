import type { FormChannel, FormListener } from '@/application/ports/FormChannel';
import { recordKeyText, type ListingPartKey } from '@/application/ports/recordKeys';
import { randomHex, type RandomSource } from '@/domain/shared/randomHex';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface Page extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly crypto: RandomSource;
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
}

const SAVED = 'saved';
/**
 * The two messages: `opened <tab id>` is sent once by a tab that opens the form, `open <tab id>` is the reply of each
 * tab that has it open.
 */
const PRESENCE = /^(opened|open) ([\w-]{1,64})$/u;

/**
 * Uses one BroadcastChannel per form, and one Web Lock per tab, which the browser releases even when the tab closes
 * without an event. Where the browser lacks or blocks these APIs, the tabs do not know of each other.
 */
export class BrowserFormChannel implements FormChannel {
  /** The channels of the open forms. A channel does not receive what it sends itself. */
  readonly #joined = new Map<string, Channel>();

  constructor(
    private readonly createChannel: ((name: string) => Channel) | undefined,
    /** Undefined outside a browser. */
    private readonly page: Page | undefined,
  ) {}

  join(form: ListingPartKey, { onPresence, onSaved }: FormListener): () => void {
    const channel = this.#open(form);
    if (channel === undefined) return () => undefined;
    const name = recordKeyText(form);
    this.#joined.set(name, channel);
    const presence = this.page && new Presence(this.page, channel, onPresence);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === SAVED) onSaved();
      else if (typeof data === 'string') presence?.receive(data);
    });
    presence?.start();
    return () => {
      presence?.stop();
      this.#joined.delete(name);
      channel.close();
    };
  }

  announceSaved(form: ListingPartKey): void {
    const joined = this.#joined.get(recordKeyText(form));
    const channel = joined ?? this.#open(form);
    if (channel === undefined) return;
    const post: (message: string) => void = channel.postMessage.bind(channel);
    post(SAVED);
    if (joined === undefined) channel.close();
  }

  #open(form: ListingPartKey): Channel | undefined {
    try {
      return this.createChannel?.(`amin-form-${recordKeyText(form)}`);
    } catch {
      /* Browsers that block storage also block BroadcastChannel. */
      return undefined;
    }
  }
}

/** Each tab holds a lock with its own id. A tab that gets the lock of another tab knows that the other one has left. */
class Presence {
  readonly #id: string;
  readonly #others = new Set<string>();
  readonly #stopped = new AbortController();
  readonly #post: (message: string) => void;
  #resolveHeld: (() => void) | undefined;

  constructor(
    private readonly page: Page,
    channel: Channel,
    private readonly onPresence: FormListener['onPresence'],
  ) {
    this.#id = randomHex(page.crypto);
    this.#post = channel.postMessage.bind(channel);
  }

  start(): void {
    this.page.addEventListener('pageshow', this.#acquireLock);
    this.page.addEventListener('pagehide', this.#releaseLock);
    this.#acquireLock();
  }

  stop(): void {
    this.page.removeEventListener('pageshow', this.#acquireLock);
    this.page.removeEventListener('pagehide', this.#releaseLock);
    this.#releaseLock();
    this.#stopped.abort();
  }

  receive(message: string): void {
    const [, kind, id] = PRESENCE.exec(message) ?? [];
    if (id === undefined) return;
    if (kind === 'opened') this.#post(`open ${this.#id}`);
    if (this.#others.has(id)) return;
    this.#others.add(id);
    this.onPresence(true);
    this.#requestLock(id, () => {
      this.#others.delete(id);
      if (this.#others.size === 0) this.onPresence(false);
    });
  }

  readonly #acquireLock = (): void => {
    if (this.#resolveHeld !== undefined) return;
    const held = new Promise<void>((resolve) => {
      this.#resolveHeld = resolve;
    });
    this.#requestLock(this.#id, async () => {
      this.#post(`opened ${this.#id}`);
      return held;
    });
  };

  readonly #releaseLock = (): void => {
    this.#resolveHeld?.();
    this.#resolveHeld = undefined;
  };

  /** Requests a lock. `stop` aborts a request that still waits. */
  #requestLock(id: string, onGranted: () => Promise<void> | void): void {
    const { signal } = this.#stopped;
    this.page.navigator.locks?.request(`amin-form:${id}`, { signal }, onGranted).catch(() => undefined);
  }
}
