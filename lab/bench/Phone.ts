import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from 'playwright';
import { findBrowser } from '../../scripts/ensureBrowser.mjs';
import type { CompleteLanguage } from '../../src/domain/shared/language';
import { DemoWorldControl } from '../../tests/e2e/support/DemoWorldControl';
import { browserFlags } from './browserFlags';
import { observe, type Observed } from './observe';
import { PHONE } from './profile';

const LOCALES: Readonly<Record<CompleteLanguage, string>> = { en: 'en-US', he: 'he-IL', ar: 'ar-IL' };

/** The timeout for a page, in milliseconds. */
const TIMEOUT = 60_000;

/** The time in which a page settles after scrolling, in milliseconds. */
const SCROLL_SETTLE_TIME = 300;

/** The time without a request after which a page is idle, in milliseconds. Prefetches run one after the other. */
const IDLE_TIME = 2000;

export interface TabOptions {
  readonly language?: CompleteLanguage;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A selector that matches once the page shows its content. */
  readonly readyWhen?: string | undefined;
  /** The signed-in account. Its simulated backend responds without latency. */
  readonly signedInAs?: 'noor-haddad' | 'galil-agency';
  /** The number of businesses of the agency, in a build that supports it. */
  readonly businesses?: number;
  /** True switches off the throttling of the network. */
  readonly hasFastNetwork?: boolean;
  /** True switches off all throttling, for preparing a measurement. */
  readonly isUnthrottled?: boolean;
  readonly savesData?: boolean;
}

/** A page with throttled CPU and network. It counts its requests and bytes. */
export class Tab {
  requests = 0;
  bytes = 0;

  constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {
    const asked = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ request, requestId }) => {
      /* The icon is not counted, because browsers request it from their cache at every change of the URL. */
      if (!request.url.startsWith('http') || request.url.endsWith('/favicon.svg')) return;
      asked.add(requestId);
      this.requests += 1;
    });
    /* A response from a cache is no network request. */
    const uncount = (requestId: string): void => {
      if (asked.delete(requestId)) this.requests -= 1;
    };
    devtools.on('Network.requestServedFromCache', ({ requestId }) => uncount(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromServiceWorker === true || response.fromDiskCache === true) uncount(requestId);
    });
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      this.bytes += encodedDataLength;
    });
  }

  async observed(): Promise<Observed> {
    const observed = await this.page.evaluate(() => window.observed);
    if (observed === undefined) throw new Error('The page was not observed');
    return observed;
  }

  /** Resolves when the document has loaded and its paint entries have been reported. */
  async loaded(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
    await this.painted();
  }

  async painted(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted));
      });
    });
  }

  async ready(): Promise<void> {
    await this.until(async () => (await this.observed()).ready !== undefined);
    await this.painted();
  }

  /** Taps an element. Scrolling to it happens before, so that it is not measured. */
  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is to be pressed cannot be seen');
    /* Playwright has added a listener for every press. Its first run compiles it, which is no part of the step. */
    await this.page.evaluate(() => dispatchEvent(new Event('mouseup')));
    await this.page.waitForTimeout(SCROLL_SETTLE_TIME);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /**
   * Waits until the condition is true. Playwright's `waitForFunction` is blocked by the page's Content Security
   * Policy.
   */
  async until(holds: () => Promise<boolean>, timeout = TIMEOUT): Promise<void> {
    const end = Date.now() + timeout;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Waited in vain at ${this.page.url()}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Waits until the service worker is installed. */
  async serviceWorkerReady(): Promise<void> {
    await this.until(async () =>
      this.page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.some(({ active }) => active?.state === 'activated');
      }),
    );
  }

  /** Slows the CPU down to that of the phone. */
  async slowDown(): Promise<void> {
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  }

  /** Waits until the network has been idle for a while. */
  async quiet(): Promise<void> {
    for (let before = -1, attempt = 0; before !== this.requests && attempt < 20; attempt += 1) {
      before = this.requests;
      await this.page.waitForTimeout(IDLE_TIME);
    }
  }
}

/** A browser. Each of its tabs starts with an empty cache. */
export class Phone {
  private constructor(private readonly browser: Browser) {}

  /** @param certificate The self-signed certificate of the sites. */
  static async start(certificate: string): Promise<Phone> {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...browserFlags(certificate), '--disable-background-networking'],
    });
    return new Phone(browser);
  }

  get version(): string {
    return this.browser.version();
  }

  async visit<T>(options: TabOptions, act: (tab: Tab) => Promise<T>): Promise<T> {
    const context = await this.browser.newContext({
      locale: LOCALES[options.language ?? 'en'],
      timezoneId: 'Asia/Jerusalem',
      viewport: options.viewport ?? PHONE.viewport,
      hasTouch: options.viewport === undefined,
      ...(options.savesData === true && { extraHTTPHeaders: { 'save-data': 'on' } }),
    });
    context.setDefaultTimeout(TIMEOUT);
    try {
      return await act(await openTab(context, options));
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

async function openTab(context: BrowserContext, options: TabOptions): Promise<Tab> {
  const page = await context.newPage();
  /* tsx wraps named functions in `__name()`, also those that run in the page. */
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(observe, options.readyWhen);
  const { signedInAs, businesses } = options;
  if (signedInAs !== undefined) await new DemoWorldControl(page).setUp({ signedInAs, latency: 0 });
  if (businesses !== undefined)
    await page.addInitScript((count) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('bench.businesses', String(count));
    }, businesses);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  const tab = new Tab(page, devtools);
  if (options.isUnthrottled !== true) {
    await tab.slowDown();
    if (options.hasFastNetwork !== true)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: PHONE.latency,
        downloadThroughput: PHONE.download,
        uploadThroughput: PHONE.upload,
      });
  }
  return tab;
}
