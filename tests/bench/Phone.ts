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
import { DemoWorldControl } from '../e2e/support/DemoWorldControl';
import { browserFlags } from './browserFlags';
import { observe, type Observed } from './observe';
import { PHONE } from './profile';

const LOCALES: Readonly<Record<CompleteLanguage, string>> = { en: 'en-US', he: 'he-IL', ar: 'ar-IL' };

/** Milliseconds after which nobody waits for a page any more. */
const PATIENCE = 60_000;

/** Milliseconds in which a page comes to rest after it was scrolled. */
const SETTLING = 300;

/** Milliseconds without a request after which nothing comes any more: what is prepared comes one after the other. */
const QUIET = 2000;

export interface TabOptions {
  readonly language?: CompleteLanguage;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Present once the page shows what it is about. */
  readonly readyWhen?: string | undefined;
  /** Who is signed in, to a world that answers at once. */
  readonly signedInAs?: 'noor-haddad' | 'galil-agency';
  /** How many businesses an agency has, where the site was built to be told. */
  readonly businesses?: number;
  /** Whether the network is as fast as it is. */
  readonly hasFastNetwork?: boolean;
  /** Whether nothing is slowed down: for preparing, not for measuring. */
  readonly isUnhindered?: boolean;
  readonly savesData?: boolean;
}

/** A page with a slow processor and a slow network, and a count of what it loaded. */
export class Tab {
  requests = 0;
  bytes = 0;

  constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {
    const asked = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ request, requestId }) => {
      /* Browsers look at the icon again, in their cache, whenever the address changes. */
      if (!request.url.startsWith('http') || request.url.endsWith('/favicon.svg')) return;
      asked.add(requestId);
      this.requests += 1;
    });
    /* What is on the device leaves it for nobody, and is no request. */
    const takeBack = (requestId: string): void => {
      if (asked.delete(requestId)) this.requests -= 1;
    };
    devtools.on('Network.requestServedFromCache', ({ requestId }) => takeBack(requestId));
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromServiceWorker === true || response.fromDiskCache === true) takeBack(requestId);
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

  /** After everything the document names is here and what was painted has been reported. */
  async loaded(address: string): Promise<void> {
    await this.page.goto(address, { waitUntil: 'load' });
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

  /** A touch, after everything that looking for its place takes: a press is measured, not the driver. */
  async press(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('What is to be pressed cannot be seen');
    await this.page.waitForTimeout(SETTLING);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Until something holds. The policy of the page forbids the way in which the driver itself would wait. */
  async until(holds: () => Promise<boolean>, patience = PATIENCE): Promise<void> {
    const end = Date.now() + patience;
    while (!(await holds())) {
      if (Date.now() > end) throw new Error(`Waited in vain at ${this.page.url()}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Until the copy on the device is complete. */
  async keptOnDevice(): Promise<void> {
    await this.until(async () =>
      this.page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return registrations.some(({ active }) => active?.state === 'activated');
      }),
    );
  }

  /** Until nothing has been loaded for a while. */
  async quiet(): Promise<void> {
    for (let before = -1, attempt = 0; before !== this.requests && attempt < 20; attempt += 1) {
      before = this.requests;
      await this.page.waitForTimeout(QUIET);
    }
  }
}

/** A browser; each tab of it begins with nothing in its cache. */
export class Phone {
  private constructor(private readonly browser: Browser) {}

  /** @param certificate of the sites, which nobody else vouches for. */
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
    context.setDefaultTimeout(PATIENCE);
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
  /* What starts this program wraps every function it names, those for the page as well. */
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(observe, options.readyWhen);
  const { signedInAs, businesses } = options;
  if (signedInAs !== undefined) await new DemoWorldControl(page).begin({ signedInAs, latency: 0 });
  if (businesses !== undefined)
    await page.addInitScript((count) => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('bench.businesses', String(count));
    }, businesses);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (options.isUnhindered !== true) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    if (options.hasFastNetwork !== true)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: PHONE.latency,
        downloadThroughput: PHONE.download,
        uploadThroughput: PHONE.upload,
      });
  }
  return new Tab(page, devtools);
}
