import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { StackControl } from '../../../tests/e2e-stack/StackControl';
import type { Amin } from '../../../tests/e2e/pages/Amin';
import { SIZES } from '../../../tests/e2e/support/sizes';
import { wordsIn } from '../../../tests/e2e/support/words';
import { CALLS } from '../../../tests/stack/api/calls';
import { stackPorts } from '../../../tests/stack/StackPorts';
import { aminIn } from './aminIn';
import { Announcements } from './Announcements';
import { expectationOf, type Expected } from './expectations';
import { defectsOf, focusDefects, PageWatch } from './PageWatch';
import { SCREEN_CALLS, type FaultId, type ScreenCell } from './ScreenCell';
import { LATE, screenFault } from './screenFault';
import { SCREEN_JOURNEYS, signedIn } from './ScreenJourney';
import type { SignedInSession } from './SignedInSession';

const LOCALES = { en: 'en-US', he: 'he-IL', ar: 'ar-IL' } as const;

/** Between two looks at the page: milliseconds on its clock, and in real time. */
const STEP = { pageTime: 2000, realTime: 40 };
/** Looks before the clock of the page runs faster. */
const MOMENT = 12;
/** Looks until what has to come has come: on the clock of the page, 30 s without an answer and 60 s of polling. */
const MAX_LOOKS = 82;
/** Milliseconds until a request counts as one whose end the browser does not report. */
const MAX_LOAD = 8000;

export interface CellResult {
  /** What did not hold. Empty when the cell survived. */
  readonly defects: readonly string[];
  readonly milliseconds: number;
  /** For a cell that did not survive: what the page said. */
  readonly seen?: unknown;
}

/** One owner, one call, one fault, from the page before it to the success after it. */
export class CellRun {
  readonly #defects: string[] = [];
  readonly #requests: string[] = [];
  /** What the page is loading, with the time of its start. */
  readonly #loading = new Map<Request, number>();
  #isFaulty = false;
  /** The last page of a signed-in owner. */
  #place = '';
  readonly #expected: Expected;
  readonly #amin: Amin;
  readonly #journey;

  private constructor(
    private readonly cell: ScreenCell,
    private readonly stack: StackControl,
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly announcements: Announcements,
    private readonly watch: PageWatch,
  ) {
    const { language, size } = cell;
    this.#amin = aminIn(page, { words: wordsIn(language), language, size });
    this.#journey = SCREEN_JOURNEYS[cell.call];
    this.#expected = expectationOf(cell);
  }

  static async open(
    cell: ScreenCell,
    stack: StackControl,
    browser: Browser,
    { baseURL, session }: { readonly baseURL: string; readonly session: SignedInSession | undefined },
  ): Promise<CellRun> {
    const context = await browser.newContext({
      ...SIZES[cell.size],
      baseURL,
      locale: LOCALES[cell.language],
      colorScheme: cell.theme,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Jerusalem',
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(10_000);
    const announcements = await Announcements.of(context);
    const watch = await PageWatch.on(context);
    await session?.giveTo(context, new URL(baseURL).origin);
    const page = await context.newPage();
    await page.clock.install();
    return new CellRun(cell, stack, context, page, announcements, watch);
  }

  async run(): Promise<CellResult> {
    const begin = performance.now();
    let seen: unknown;
    try {
      await this.#prepare();
      await this.#meetFault();
      seen = await this.#look();
      await this.#recover();
      this.#defects.push(...this.watch.errors);
    } catch (error) {
      this.#defects.push(`not finished: ${String(error).slice(0, 400)}`);
      seen ??= await this.#look().catch(() => undefined);
    }
    const milliseconds = Math.round(performance.now() - begin);
    return { defects: this.#defects, milliseconds, ...(this.#defects.length > 0 && { seen }) };
  }

  async takePicture(path: string): Promise<void> {
    await this.page.screenshot({ path }).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  async #prepare(): Promise<void> {
    this.page.on('requestfinished', (request) => this.#loading.delete(request));
    this.page.on('requestfailed', (request) => this.#loading.delete(request));
    this.page.on('request', (request) => {
      this.#loading.set(request, performance.now());
      const { pathname } = new URL(request.url());
      if (this.#isCall(request.url(), request.method())) this.#requests.push(pathname);
    });
    this.page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === this.page.mainFrame() && /^\/(?:dashboard|profile)/u.test(pathname))
        this.#place = pathname;
    });
    this.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    if (this.#journey.from !== undefined) await this.page.goto(this.#journey.from);
    await this.#journey.prepare(this.#amin);
  }

  async #meetFault(): Promise<void> {
    const hasFailed = this.cell.fault === 'F1' && this.#journey.isOfflineAfterFailure === true;
    if (hasFailed) await this.#failOnce();
    await this.stack.api.forgetCalls();
    this.#requests.length = 0;
    this.announcements.all.length = 0;
    await this.#beginFault();
    this.#isFaulty = true;
    await (hasFailed ? this.#journey.repeat(this.#amin) : this.#journey.act(this.#amin));
    if (this.cell.fault === 'F26') await this.#leave();
    if (isEndless(this.cell.fault)) await this.#awaitArrival();
    await this.#awaitExpected();
    await this.#check();
  }

  /** The service refuses the call, and its screen says so. */
  async #failOnce(): Promise<void> {
    const call = SCREEN_CALLS[this.cell.call];
    await this.stack.api.addFaults(call, { fault: 'status', status: 400, body: {} });
    await this.#journey.act(this.#amin);
    await this.#amin.shell.tryAgainButton.waitFor();
    await this.stack.api.clearFaults();
  }

  async #beginFault(): Promise<void> {
    const { call, fault } = this.cell;
    const { api, identity } = stackPorts(process.env);
    switch (fault) {
      case 'F1':
        return this.#goOffline();
      case 'F2':
        await this.page.route(
          (url) => url.port === String(api),
          async (route) => {
            const isOurs = this.#isCall(route.request().url(), route.request().method());
            await (isOurs ? route.abort('connectionrefused') : route.fallback());
          },
        );
        return;
      default: {
        const planned = screenFault(fault, `https://localhost:${String(identity)}/`);
        /* The user is missing until it is created. */
        const isMissingUser = call === 'C1' && fault === 'F8';
        return this.stack.api.addFaults(
          SCREEN_CALLS[call],
          isMissingUser ? { ...planned, times: 1 } : planned,
        );
      }
    }
  }

  /** Before the call. Where a document makes it, after the answer to the request before it, or with the call. */
  async #goOffline(): Promise<void> {
    const { offlineAfter, isOfflineWithCall } = this.#journey;
    if (isOfflineWithCall === true) return this.#goOfflineWithCall();
    if (offlineAfter === undefined) {
      await this.#rest();
      return this.context.setOffline(true);
    }
    await this.page.route(offlineAfter, async (route) => {
      const response = await this.stack.fetch(route);
      await this.context.setOffline(true);
      await route.fulfill({ response });
    });
  }

  async #goOfflineWithCall(): Promise<void> {
    await this.page.route(
      (url) => url.port === String(stackPorts(process.env).api),
      async (route) => {
        if (!this.#isCall(route.request().url(), route.request().method())) return route.fallback();
        await this.context.setOffline(true);
        return route.abort('internetdisconnected');
      },
    );
  }

  /** The owner reads the page. During this time the page loads what it may need later without a connection. */
  async #rest(): Promise<void> {
    for (let look = 0; look < 10; look += 1) {
      await this.page.clock.fastForward(STEP.pageTime);
      await wait(STEP.realTime);
      while (this.#isLoading()) await wait(STEP.realTime);
    }
  }

  async #leave(): Promise<void> {
    await this.#until(async () => (await this.#arrived()) > 0);
    await this.#journey.leave(this.#amin);
    await wait(LATE);
  }

  /** The clock of the page must not time out a request that has not reached the service yet. */
  async #awaitArrival(): Promise<void> {
    for (let look = 0; look < MAX_LOOKS && (await this.#arrived()) === 0; look += 1)
      await wait(STEP.realTime);
  }

  async #awaitExpected(): Promise<void> {
    const { shows, announces } = this.#expected;
    await this.#until(async () => {
      const text = await this.#text();
      return (
        shows.every((shown) => text.includes(this.#words(shown))) &&
        announces.every((announced) => this.announcements.count(this.#words(announced)) > 0) &&
        (this.#expected.recovery !== 'none' || (await this.#isDone()))
      );
    });
  }

  async #check(): Promise<void> {
    const { cell, page } = this;
    const { requests, shows, announces } = this.#expected;
    const text = await this.#text();
    for (const shown of shows)
      if (!text.includes(this.#words(shown))) this.#defects.push(`not shown: ${this.#words(shown)}`);
    for (const announced of announces) {
      const count = this.announcements.count(this.#words(announced));
      if (count !== 1) this.#defects.push(`announced ${String(count)} times: ${this.#words(announced)}`);
    }
    this.#checkDenied(text);
    await this.#checkWire(requests);
    this.#defects.push(...(await defectsOf(page, cell.language)));
    if (this.#journey.isDocumentLoad !== true) {
      let defects: readonly string[] = [];
      /* For two seconds: on a slow machine a dialog still closes. */
      for (let look = 0; look < 50 && (look === 0 || defects.length > 0); look += 1) {
        defects = await focusDefects(page);
        if (defects.length > 0) await wait(STEP.realTime);
      }
      this.#defects.push(...defects);
    }
    const isKept = this.#expected.recovery === 'again' || this.#expected.recovery === 'by itself';
    if (isKept) await this.#expect('not kept', this.#journey.expectKept);
  }

  #checkDenied(text: string): void {
    for (const denied of this.#expected.denies ?? []) {
      const words = this.#words(denied);
      if (text.includes(words) || this.announcements.count(words) > 0)
        this.#defects.push(`said, and not true: ${words}`);
    }
  }

  async #expect(defect: string, check: ((amin: Amin) => Promise<unknown>) | undefined): Promise<void> {
    await check?.(this.#amin).catch((error: unknown) => {
      this.#defects.push(`${defect}: ${String(error).slice(0, 200)}`);
    });
  }

  /** What the page has sent, and what has arrived. */
  async #checkWire(requests: number): Promise<void> {
    const arrived = await this.#arrived();
    if (this.#requests.length !== requests)
      this.#defects.push(`${String(this.#requests.length)} requests instead of ${String(requests)}`);
    const toArrive = this.cell.fault === 'F1' || this.cell.fault === 'F2' ? 0 : requests;
    if (arrived !== toArrive)
      this.#defects.push(`${String(arrived)} deliveries instead of ${String(toArrive)}`);
  }

  async #arrived(): Promise<number> {
    const { counts } = await this.stack.api.calls();
    return counts[SCREEN_CALLS[this.cell.call]];
  }

  async #recover(): Promise<void> {
    await this.stack.api.clearFaults();
    this.#isFaulty = false;
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.setOffline(false);
    switch (this.#expected.recovery) {
      case 'none':
      case 'by itself':
        break;
      case 'again':
        await this.#until(() => this.#isRepeatable());
        await this.#journey.repeat(this.#amin);
        break;
      case 'reload':
        await this.page.reload();
        break;
      case 'return':
        await this.#journey.comeBack(this.#amin);
        break;
      case 'log in':
        await this.#amin.shell.logInButton.click();
        await this.#amin.signInPage.account(this.#journey.account ?? 'noor-haddad').click();
        await this.#until(() => this.#isBack());
        if (!(await this.#isBack())) this.#defects.push(`logging in does not lead back to ${this.#place}`);
        await this.#expect('not restored', this.#journey.expectRestored);
        return;
    }
    await this.#until(() => this.#isDone());
    if (!(await this.#isDone())) this.#defects.push(`not recovered (${this.#expected.recovery})`);
    else await this.#expect('not recorded', this.#journey.expectRecorded);
  }

  /** Whether the owner is signed in where the session ended. */
  async #isBack(): Promise<boolean> {
    const isSignedIn = await signedIn(this.#amin).isVisible();
    return isSignedIn && new URL(this.page.url()).pathname === this.#place;
  }

  async #isRepeatable(): Promise<boolean> {
    const button = this.#journey.repeatButton?.(this.#amin);
    return button === undefined || (await button.getAttribute('aria-busy')) !== 'true';
  }

  async #isDone(): Promise<boolean> {
    return this.#journey.done(this.#amin).first().isVisible();
  }

  /**
   * Looks until the condition holds. The clock of the page runs faster than ours, but not while something loads,
   * because a request would then take too long on the clock of the page.
   */
  async #until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let look = 0; look < MAX_LOOKS && !(await holds());) {
      await wait(STEP.realTime);
      if (this.#isLoading()) continue;
      look += 1;
      /* At first the page only needs a moment, which is no time on its clock. A busy machine makes it half a second. */
      if (look >= MOMENT) await this.page.clock.fastForward(STEP.pageTime).catch(() => undefined);
    }
  }

  /** Whether the page waits for an answer that will come. */
  #isLoading(): boolean {
    const since = performance.now() - MAX_LOAD;
    return [...this.#loading].some(
      ([request, start]) => start > since && !this.#isEndless(request.url(), request.method()),
    );
  }

  #isEndless(address: string, method: string): boolean {
    return this.#isFaulty && isEndless(this.cell.fault) && this.#isCall(address, method);
  }

  async #text(): Promise<string> {
    return this.page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch(() => '');
  }

  #words(text: Expected['shows'][number]): string {
    const { words } = this.#amin.setting;
    return typeof text === 'string' ? words(text) : words(...text);
  }

  #isCall(address: string, method: string): boolean {
    const [wanted, path] = CALLS[SCREEN_CALLS[this.cell.call]];
    const { port, pathname } = new URL(address);
    const pattern = path.replaceAll(/:\w+/gu, '[^/]+');
    const isPath = new RegExp(`^${pattern}$`, 'u').test(pathname);
    return port === String(stackPorts(process.env).api) && method === wanted && isPath;
  }

  async #look(): Promise<unknown> {
    const text = await this.#text();
    return {
      url: this.page.url(),
      text: text.replaceAll(/\n+/gu, ' | ').slice(0, 1200),
      announcements: this.announcements.all.map(({ role, text: said }) => `${role}: ${said.slice(0, 160)}`),
      requests: this.#requests.length,
      errors: this.watch.errors,
    };
  }
}

/** Whether the page waits for the answer until it times out. */
function isEndless(fault: FaultId): boolean {
  return fault === 'F3' || fault === 'F21';
}
