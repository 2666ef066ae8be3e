import { CardComponent, type ComponentOptions, type ProviderAccount } from './CardComponent';
import { refuse } from './ProviderError';

/** The script of the payment provider, with the public interface of Chargebee.js for card components. */

interface InitOptions {
  readonly site?: string;
  readonly publishableKey?: string;
}

class Instance {
  #hasComponents = false;

  constructor(private readonly account: ProviderAccount) {}

  async load(module: string): Promise<void> {
    if (module !== 'components') refuse('moduleNotSupported', module);
    await Promise.resolve();
    this.#hasComponents = true;
  }

  createComponent(type: string, options: ComponentOptions = {}): CardComponent {
    if (!this.#hasComponents) refuse('moduleNotLoaded', 'components');
    if (this.account.publishableKey === '') refuse('missingPublishableKey');
    if (type !== 'card') refuse('invalidComponentType', type);
    return new CardComponent(this.account, options);
  }

  async tokenize(component: CardComponent, billing?: unknown): Promise<unknown> {
    return component.tokenize(billing);
  }
}

const script = document.currentScript;
const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href);
let current: Instance | undefined;

Reflect.set(window, 'Chargebee', {
  init({ site, publishableKey = '' }: InitOptions = {}): Instance {
    if (current !== undefined) refuse('instanceAlreadyExists');
    if (site === undefined || site === '') refuse('missingMandatoryParameters', 'site');
    current = new Instance({ origin, site, publishableKey });
    return current;
  },
  getInstance(): Instance {
    return current ?? refuse('instanceNotFound');
  },
  tearDown(): void {
    current = undefined;
  },
});
