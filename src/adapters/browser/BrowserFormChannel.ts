import type { FormChannel, FormListener } from '@/application/ports/FormChannel';
import { recordKeyText, type EditingKey } from '@/application/ports/recordKeys';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** `opened` is answered with `open`. */
type Message = 'opened' | 'open' | 'closed' | 'saved';

/**
 * Uses one BroadcastChannel per form. Where the browser has none or blocks it, each tab knows only itself, and a save
 * still compares what it read with what is recorded.
 */
export class BrowserFormChannel implements FormChannel {
  constructor(
    private readonly createChannel: ((name: string) => Channel) | undefined,
    /** Undefined outside a browser. */
    private readonly browser: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined,
  ) {}

  join(form: EditingKey, { onPresence, onSaved }: FormListener): () => void {
    const channel = this.#open(form);
    if (channel === undefined) return () => undefined;
    const post: (message: Message) => void = channel.postMessage.bind(channel);
    const onShow = (): void => post('opened');
    const onHide = (): void => post('closed');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'opened') post('open');
      if (data === 'opened' || data === 'open') onPresence(true);
      if (data === 'saved') onSaved();
      if (data !== 'closed') return;
      onPresence(false);
      /* A third tab answers. */
      post('opened');
    });
    this.browser?.addEventListener('pagehide', onHide);
    this.browser?.addEventListener('pageshow', onShow);
    post('opened');
    return () => {
      this.browser?.removeEventListener('pagehide', onHide);
      this.browser?.removeEventListener('pageshow', onShow);
      post('closed');
      channel.close();
    };
  }

  announceSaved(form: EditingKey): void {
    const channel = this.#open(form);
    if (channel === undefined) return;
    const post: (message: Message) => void = channel.postMessage.bind(channel);
    post('saved');
    channel.close();
  }

  #open(form: EditingKey): Channel | undefined {
    try {
      return this.createChannel?.(`amin-form-${recordKeyText(form)}`);
    } catch {
      /* Browsers that block storage also block BroadcastChannel. */
      return undefined;
    }
  }
}
