import type { Clock } from '@/application/ports/Clock';
import { isChargebee, type Chargebee } from './Chargebee';

/** The interval of checking for the loaded script, in milliseconds (spec section 7). */
export const POLL_INTERVAL = 100;

/** In milliseconds (faults B.4). */
export const SCRIPT_TIMEOUT = 15_000;

interface InsertedScript {
  readonly element: HTMLScriptElement;
  hasFailed: boolean;
}

/** Loads the provider's script on the first call, and again after a failure. */
export class ProviderScript {
  #script: InsertedScript | undefined;

  constructor(
    private readonly url: string,
    private readonly window: Window,
    private readonly clock: Clock,
  ) {}

  /** @param isWanted Checked before each poll. Polling stops when it returns false, because the owner has left the payment step. */
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

  #insertScript(): InsertedScript {
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
    await new Promise<void>((resolve) => {
      this.clock.after(POLL_INTERVAL, resolve);
    });
  }
}
