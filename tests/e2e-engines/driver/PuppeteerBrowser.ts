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

/* Chromium refuses to run its sandbox as root. */
const IS_ROOT = process.getuid?.() === 0;
/* A prerendered page is another target, and Puppeteer loses it when the page is activated. */
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-features=Prerender2',
  ...(IS_ROOT ? ['--no-sandbox'] : []),
];

/** Drives Chromium by its DevTools protocol and Firefox by WebDriver BiDi. */
export async function launchPuppeteer(
  engine: PuppeteerEngine,
  { acceptInsecureCerts = false }: LaunchOptions,
): Promise<EngineBrowser> {
  const executablePath = PROGRAMS[engine]();
  if (executablePath === undefined)
    throw new Error(
      `No ${engine} is installed. Install it, or set CHROMIUM or FIREFOX to the path of its program.`,
    );
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
