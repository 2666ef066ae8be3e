import type { FormChannel, FormListener } from '@/application/ports/FormChannel';
import { recordKeyText, type ListingPartKey } from '@/application/ports/recordKeys';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The part of the window that the adapter uses. */
interface Page extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
}

const SAVED = 'saved';
/** `opened` is answered with `open`. Both name the sender. */
const PRESENCE = /^(opened|open) ([\w-]{1,64})$/u;

/**
 * Uses one BroadcastChannel per form, and a Web Lock per tab, which the browser releases even when the tab closes
 * without an event. Where the browser has neither or blocks them, each tab knows only itself, and a save still
 * compares what it read with what is recorded.
 */
export class BrowserFormChannel implements FormChannel {
  constructor(
    private readonly createChannel: ((name: string) => Channel) | undefined,
    /** Undefined outside a browser. */
    private readonly page: Page | undefined,
  ) {}

  join(form: ListingPartKey, { onPresence, onSaved }: FormListener): () => void {
    const channel = this.#open(form);
    if (channel === undefined) return () => undefined;
    const presence = this.page && new Presence(this.page, channel, onPresence);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === SAVED) onSaved();
      else if (typeof data === 'string') presence?.receive(data);
    });
    presence?.start();
    return () => {
      presence?.stop();
      channel.close();
    };
  }

  announceSaved(form: ListingPartKey): void {
    const channel = this.#open(form);
    if (channel === undefined) return;
    const post: (message: string) => void = channel.postMessage.bind(channel);
    post(SAVED);
    channel.close();
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

/** This tab holds a lock while it is shown, and waits for the lock of each other tab to learn of its end. */
class Presence {
  readonly #id: string;
  readonly #others = new Set<string>();
  readonly #stopped = new AbortController();
  readonly #post: (message: string) => void;
  #release: (() => void) | undefined;

  constructor(
    private readonly page: Page,
    channel: Channel,
    private readonly onPresence: FormListener['onPresence'],
  ) {
    this.#id = page.crypto.randomUUID();
    this.#post = channel.postMessage.bind(channel);
  }

  start(): void {
    this.page.addEventListener('pageshow', this.#hold);
    this.page.addEventListener('pagehide', this.#leave);
    this.#hold();
  }

  stop(): void {
    this.page.removeEventListener('pageshow', this.#hold);
    this.page.removeEventListener('pagehide', this.#leave);
    this.#leave();
    this.#stopped.abort();
  }

  receive(message: string): void {
    const [, kind, id] = PRESENCE.exec(message) ?? [];
    if (id === undefined) return;
    if (kind === 'opened') this.#post(`open ${this.#id}`);
    if (this.#others.has(id)) return;
    this.#others.add(id);
    this.onPresence(true);
    this.#request(id, () => {
      this.#others.delete(id);
      if (this.#others.size === 0) this.onPresence(false);
    });
  }

  readonly #hold = (): void => {
    if (this.#release !== undefined) return;
    const held = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    this.#request(this.#id, async () => {
      this.#post(`opened ${this.#id}`);
      return held;
    });
  };

  readonly #leave = (): void => {
    this.#release?.();
    this.#release = undefined;
  };

  /** A request that waits ends with this tab. */
  #request(id: string, onGranted: () => Promise<void> | void): void {
    const { signal } = this.#stopped;
    this.page.navigator.locks?.request(`amin-form:${id}`, { signal }, onGranted).catch(() => undefined);
  }
}
