import type { Container } from 'inversify';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { TOKENS } from '../tokens';
import { loadWizardStart } from './loadWizardStart';
import { orderElsewhere } from './seedOrder';

/** Events from outside the page: other tabs, the connection, uncaught errors and browser extensions. */
export class ExternalEvents {
  /** The locks of another tab. */
  readonly #otherTab: BrowserOrderLock;

  constructor(
    private readonly browser: Window,
    private readonly container: Container,
  ) {
    this.#otherTab = new BrowserOrderLock(browser.navigator.locks);
  }

  /** Another tab starts a payment for the same business. That payment never ends. */
  async payElsewhere(): Promise<void> {
    const wizard = await this.#wizard();
    if (wizard !== undefined) await this.#otherTab.acquire(wizard.start.business.id);
  }

  /** Another tab orders another subscription for the same business. */
  async orderElsewhere(): Promise<void> {
    const wizard = await this.#wizard();
    if (wizard !== undefined) await orderElsewhere(this.container, wizard);
  }

  /** The same owner signs out in another tab. */
  async signOutElsewhere(): Promise<void> {
    const account = await this.container.get(TOKENS.identity).account();
    if (!account.ok || account.value === undefined) return;
    const otherTab = new BrowserSignOutChannel({
      createChannel: (name) => new BroadcastChannel(name),
      crypto: this.browser.crypto.subtle,
    });
    await otherTab.announce(account.value.userId);
  }

  loseConnection(): void {
    Object.defineProperty(this.browser.navigator, 'onLine', { value: false, configurable: true });
    this.browser.dispatchEvent(new Event('offline'));
  }

  /** Reports an uncaught error. */
  throwError(): void {
    this.browser.reportError(new Error('The demo threw this error'));
  }

  /**
   * Wraps every element of the page, as an extension of the browser may do. The elements still work, but React fails
   * when it removes or inserts one.
   */
  breakDom(): void {
    const { document } = this.browser;
    const part = document.querySelector('main section[tabindex="-1"]') ?? document.querySelector('main');
    /* The outermost elements are not wrapped, so that React can still render the error page. */
    for (const element of part?.querySelectorAll(':scope > * > * *') ?? []) {
      const wrapper = document.createElement('font');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  }

  async #wizard() {
    return loadWizardStart(this.container, this.browser.location.pathname);
  }
}
