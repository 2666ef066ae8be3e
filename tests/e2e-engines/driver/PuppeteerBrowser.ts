import puppeteer, { type Browser } from 'puppeteer-core';
import { findTestBrowser } from '../../../scripts/ensureBrowser.mjs';
import { findFirefox } from '../../../scripts/ensureEngines.mjs';
import type { EngineBrowser, EnginePage } from './EnginePage';
import type { LaunchOptions } from './launchEngine';
import { PuppeteerPage, type PuppeteerEngine } from './PuppeteerPage';

const PROGRAMS: Readonly<Record<PuppeteerEngine, () => string | undefined>> = {
  chromium: findTestBrowser,
  firefox: findFirefox,
};

/* Chromium refuses its sandbox to root; everyone else keeps it. */
const IS_ROOT = process.getuid?.() === 0;
/* A page that is prepared ahead of a click is another target, which the driver loses when it is shown. */
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-features=Prerender2',
  ...(IS_ROOT ? ['--no-sandbox'] : []),
];

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function launchPuppeteer(
  engine: PuppeteerEngine,
  { acceptInsecureCerts = false }: LaunchOptions,
): Promise<EngineBrowser> {
  const executablePath = PROGRAMS[engine]();
  if (executablePath === undefined) throw new Error(`No ${engine} is installed`);
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    acceptInsecureCerts,
    args: engine === 'chromium' ? CHROMIUM_FLAGS : [],
    defaultViewport: { width: 1280, height: 820 },
    env: { ...process.env, TZ: 'Asia/Jerusalem' },
  });
  return new PuppeteerBrowser(engine, browser, await browser.version());
}

class PuppeteerBrowser implements EngineBrowser {
  constructor(
    readonly engine: PuppeteerEngine,
    private readonly browser: Browser,
    private readonly version: string,
  ) {}

  async newPage(): Promise<EnginePage> {
    const context = await this.browser.createBrowserContext();
    const page = await context.newPage();
    return new PuppeteerPage(this.engine, this.version, page, async () => context.close());
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
