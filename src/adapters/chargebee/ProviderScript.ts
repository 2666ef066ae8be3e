import type { Clock } from '@/application/ports/Clock';
import { isChargebee, type Chargebee } from './Chargebee';

/** How often the page looks whether the script is there, in milliseconds (spec section 7). */
export const POLL_INTERVAL = 100;

/** After how long a script that does not come is given up, in milliseconds (faults B.4). */
export const SCRIPT_TIMEOUT = 15_000;

/** The provider's script in this document. It is asked for when it is needed first, and again after it failed. */
export class ProviderScript {
  #asked: { readonly element: HTMLScriptElement; hasFailed: boolean } | undefined;

  constructor(
    private readonly url: string,
    private readonly window: Window,
    private readonly clock: Clock,
  ) {}

  /** @param isWanted Asked with every look: nobody waits for a payment step that was left. */
  async load(isWanted: () => boolean): Promise<Chargebee | undefined> {
    for (let waited = 0; isWanted(); waited += POLL_INTERVAL) {
      const provider = this.#present;
      if (provider !== undefined) return provider;
      this.#asked ??= this.#ask();
      if (this.#asked.hasFailed || waited >= SCRIPT_TIMEOUT) return this.#giveUp();
      await this.#pause();
    }
    return undefined;
  }

  get #present(): Chargebee | undefined {
    const provider: unknown = Reflect.get(this.window, 'Chargebee');
    return isChargebee(provider) ? provider : undefined;
  }

  #ask(): { readonly element: HTMLScriptElement; hasFailed: boolean } {
    const element = this.window.document.createElement('script');
    const asked = { element, hasFailed: false };
    element.addEventListener('error', () => {
      asked.hasFailed = true;
    });
    element.async = true;
    element.src = this.url;
    this.window.document.head.append(element);
    return asked;
  }

  #giveUp(): undefined {
    this.#asked?.element.remove();
    this.#asked = undefined;
  }

  async #pause(): Promise<void> {
    await new Promise<void>((settle) => {
      this.clock.after(POLL_INTERVAL, settle);
    });
  }
}
