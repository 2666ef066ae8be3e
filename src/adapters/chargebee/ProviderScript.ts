import type { Clock } from '@/application/ports/Clock';
import { isChargebee, type Chargebee } from './Chargebee';

/** The interval of checking for the loaded script, in milliseconds (spec section 7). */
export const POLL_INTERVAL = 100;

/** In milliseconds (faults B.4). */
export const SCRIPT_TIMEOUT = 15_000;

/** Loads the provider's script on the first call, and again after a failure. */
export class ProviderScript {
  #script: { readonly element: HTMLScriptElement; hasFailed: boolean } | undefined;

  constructor(
    private readonly url: string,
    private readonly window: Window,
    private readonly clock: Clock,
  ) {}

  /** @param isWanted Checked before each poll. Loading stops when the owner has left the payment step. */
  async load(isWanted: () => boolean): Promise<Chargebee | undefined> {
    for (let waited = 0; isWanted(); waited += POLL_INTERVAL) {
      const provider = this.#provider;
      if (provider !== undefined) return provider;
      this.#script ??= this.#insertScript();
      if (this.#script.hasFailed || waited >= SCRIPT_TIMEOUT) return this.#removeScript();
      await this.#pause();
    }
    return undefined;
  }

  /** The global variable that the script sets when it has run. */
  get #provider(): Chargebee | undefined {
    const provider: unknown = Reflect.get(this.window, 'Chargebee');
    return isChargebee(provider) ? provider : undefined;
  }

  #insertScript(): { readonly element: HTMLScriptElement; hasFailed: boolean } {
    const element = this.window.document.createElement('script');
    const script = { element, hasFailed: false };
    element.addEventListener('error', () => {
      script.hasFailed = true;
    });
    element.async = true;
    element.src = this.url;
    this.window.document.head.append(element);
    return script;
  }

  #removeScript(): undefined {
    this.#script?.element.remove();
    this.#script = undefined;
  }

  async #pause(): Promise<void> {
    await new Promise<void>((settle) => {
      this.clock.after(POLL_INTERVAL, settle);
    });
  }
}
