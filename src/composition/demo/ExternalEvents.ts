import type { Container } from 'inversify';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { TOKENS } from '../tokens';
import { openedWizard } from './openedWizard';
import { orderElsewhere } from './seedOrder';

/** What can happen to a page that nobody on it does: other tabs, the connection, bugs, and what extensions break. */
export class ExternalEvents {
  /** Another tab asks for locks of its own. */
  readonly #otherTab: BrowserOrderLock;

  constructor(
    private readonly browser: Window,
    private readonly container: Container,
  ) {
    this.#otherTab = new BrowserOrderLock(browser.navigator.locks);
  }

  /** A payment for the same business begins elsewhere, and does not end. */
  async payElsewhere(): Promise<void> {
    const wizard = await this.#wizard();
    if (wizard !== undefined) await this.#otherTab.acquire(wizard.start.business.id);
  }

  /** The same business gets another subscription elsewhere. */
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

  /** An error that nobody catches. */
  throwError(): void {
    this.browser.reportError(new Error('The demo threw this error'));
  }

  /**
   * Puts a wrapping around everything on the page, as extensions that translate do. What is there still works; where
   * something is to be taken away or put in, rendering fails.
   */
  meddle(): void {
    const { document } = this.browser;
    const part = document.querySelector('main section[tabindex="-1"]') ?? document.querySelector('main');
    /* The outermost parts stay as they were: an error page has to find a place. */
    for (const element of part?.querySelectorAll(':scope > * > * *') ?? []) {
      const wrapping = document.createElement('font');
      element.replaceWith(wrapping);
      wrapping.append(element);
    }
  }

  async #wizard() {
    return openedWizard(this.container, this.browser.location.pathname);
  }
}
