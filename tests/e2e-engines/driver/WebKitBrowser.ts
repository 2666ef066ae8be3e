import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit, type WebKitPrograms } from '../../../scripts/ensureEngines.mjs';
import { freePort } from '../../stack/web/freePort';
import type { EngineBrowser, EnginePage } from './EnginePage';
import type { LaunchOptions } from './launchEngine';
import { OwnProcess } from './OwnProcess';
import { startDisplay, type Display } from './startDisplay';
import { waitUntil } from './waitUntil';
import { WebDriverSession } from './WebDriverSession';
import { WebKitPage } from './WebKitPage';

/** Drives WebKitGTK in its MiniBrowser by WebDriver, on a display without a screen. */
export async function launchWebKit(options: LaunchOptions): Promise<EngineBrowser> {
  const programs = findWebKit();
  if (programs === undefined)
    throw new Error('WebKit and its WebDriver are not installed. Install webkit2gtk-driver and xvfb.');
  const display = await startDisplay(programs.display);
  const home = await mkdtemp(join(tmpdir(), 'amin-webkit-'));
  return new WebKitBrowser(programs, display, home, options);
}

/** How many drivers are started at most until one opens its session. */
const MAX_STARTS = 3;

interface Started {
  readonly driver: OwnProcess;
  readonly session: WebDriverSession;
}

class WebKitBrowser implements EngineBrowser {
  readonly engine = 'webkit';
  readonly #drivers = new Set<OwnProcess>();

  constructor(
    private readonly programs: WebKitPrograms,
    private readonly display: Display,
    /** A temporary home folder, so that the browser stores nothing in the home of the user who runs the tests. */
    private readonly home: string,
    private readonly options: LaunchOptions,
  ) {}

  /** A driver has one session, and a session has one browser with its own storage. */
  async newPage(): Promise<EnginePage> {
    const { driver, session } = await this.#start(MAX_STARTS);
    const page = new WebKitPage(session, async () => {
      await session.end();
      await this.#end(driver);
    });
    await page.resize(1280, 820);
    return page;
  }

  /**
   * Starts a driver and its browser. Rarely, the driver answers and never opens its session. Then both are ended, and
   * new ones are started.
   */
  async #start(starts: number): Promise<Started> {
    const port = await freePort();
    const driver = this.#startDriver(port);
    const server = `http://127.0.0.1:${String(port)}`;
    await waitUntil(`WebKitWebDriver answers on ${server}`, async () => {
      driver.expectRunning();
      return fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    try {
      return { driver, session: await this.#openSession(server) };
    } catch (error) {
      await this.#end(driver);
      if (starts === 1) throw error;
      console.log(`WebKit opened no session (${String(error)}). Another driver is started.`);
      return this.#start(starts - 1);
    }
  }

  #startDriver(port: number): OwnProcess {
    const driver = new OwnProcess(this.programs.driver, [`--port=${String(port)}`], {
      environment: {
        DISPLAY: this.display.name,
        HOME: this.home,
        XDG_RUNTIME_DIR: this.home,
        GDK_BACKEND: 'x11',
        /* Without a graphics processor, sharing pixels by memory takes a fifth less processor time. */
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
        TZ: 'Asia/Jerusalem',
      },
    });
    this.#drivers.add(driver);
    return driver;
  }

  async #openSession(server: string): Promise<WebDriverSession> {
    return WebDriverSession.open(server, {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      acceptInsecureCerts: this.options.acceptInsecureCerts ?? false,
      'webkitgtk:browserOptions': { binary: this.programs.browser, args: ['--automation'] },
    });
  }

  async #end(driver: OwnProcess): Promise<void> {
    await driver.end();
    this.#drivers.delete(driver);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#drivers].map(async (driver) => driver.end()));
    await this.display.end();
    await rm(this.home, { recursive: true, force: true });
  }
}
