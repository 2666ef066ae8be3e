import { setTimeout as wait } from 'node:timers/promises';
import type { EnginePage, Key, Point } from './EnginePage';
import { digitsOf } from './digitsOf';
import { waitUntil } from './waitUntil';
import type { WebDriverSession } from './WebDriverSession';

/** The WebDriver codes of keys that type no character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const CODES: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A global that marks a document before it is left. The next document does not have it. */
const MARK = '__leftByTheTest';

/** Two clicks within this time are a double click for GTK (its default is 400), in milliseconds. */
const DOUBLE_CLICK_TIME = 450;

interface Action {
  readonly type: string;
  readonly [detail: string]: unknown;
}

export class WebKitPage implements EnginePage {
  readonly engine = 'webkit';
  #clickedAt = 0;

  constructor(
    private readonly session: WebDriverSession,
    private readonly end: () => Promise<void>,
  ) {}

  get version(): string {
    return `WebKitGTK/${this.session.version}`;
  }

  async goto(url: string): Promise<void> {
    await this.#leaveBy('url', { url });
  }

  async reload(): Promise<void> {
    await this.#leaveBy('refresh');
  }

  async goBack(): Promise<void> {
    await this.session.post('back');
  }

  async url(): Promise<string> {
    return String(await this.session.get('url'));
  }

  async evaluate(expression: string, timeout?: number): Promise<unknown> {
    return this.session.post('execute/sync', { script: `return (${expression});`, args: [] }, timeout);
  }

  async click({ x, y }: Point, times: 1 | 2 = 1): Promise<void> {
    await wait(Math.max(0, this.#clickedAt + DOUBLE_CLICK_TIME - Date.now()));
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    await this.#perform({ type: 'pointer', id: 'mouse' }, [move, ...press, ...(times === 2 ? press : [])]);
    this.#clickedAt = Date.now();
  }

  async press(key: Key, times = 1): Promise<void> {
    if (times === 0) return;
    const parts = key.split('+').map((part) => CODES[part] ?? part);
    const once = [
      ...parts.map((value) => ({ type: 'keyDown', value })),
      ...parts.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.#perform({ type: 'key', id: 'keyboard' }, Array.from({ length: times }, () => once).flat());
  }

  async type(text: string): Promise<void> {
    const keys = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard' }, keys);
  }

  async typeIntoFrame(selector: string, text: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    const isShown = `(${element}?.clientHeight ?? 0) > 0`;
    await waitUntil(`${selector} is shown`, async () => (await this.evaluate(isShown)) === true);
    /* While its document loads, the frame is shown and a click on it has no effect. */
    await waitUntil(`the field in ${selector} has the focus`, async () => {
      const point = await this.evaluate(`(() => {
        const frame = ${element};
        frame.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = frame.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      if (!isPoint(point)) throw new Error(`Expected ${selector} to have a position`);
      await this.click(point);
      return (await this.#evaluateIn(selector, "document.activeElement?.localName === 'input'")) === true;
    });
    await this.press('Control+a');
    await this.type(text);
    await waitUntil(`the field in ${selector} contains what was typed`, async () => {
      const value = await this.#evaluateIn(selector, "document.querySelector('input')?.value ?? ''");
      return digitsOf(String(value)) === digitsOf(text);
    });
  }

  /** Evaluates the expression in an iframe of any origin. */
  async #evaluateIn(selector: string, expression: string): Promise<unknown> {
    const id = await this.session.post('element', { using: 'css selector', value: selector });
    await this.session.post('frame', { id });
    try {
      return await this.evaluate(expression);
    } finally {
      await this.session.post('frame', { id: null });
    }
  }

  /**
   * Resizes the window until the viewport has the given size. The toolbar keeps it at least about 450 pixels wide.
   */
  async resize(width: number, height: number): Promise<void> {
    const before = await this.#innerSize();
    await this.#resizeWindow(width, height);
    await this.#settle(before);
    const inner = await this.#innerSize();
    await this.#resizeWindow(width + width - inner[0], height + height - inner[1]);
    await this.#settle(inner);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.session.get('screenshot')), 'base64');
  }

  async close(): Promise<void> {
    await this.end();
  }

  async #innerSize(): Promise<readonly [number, number]> {
    return [Number(await this.evaluate('innerWidth')), Number(await this.evaluate('innerHeight'))];
  }

  async #resizeWindow(width: number, height: number): Promise<void> {
    await this.session.post('window/rect', { x: 0, y: 0, width, height });
  }

  /** Waits until the page has another size than before. Gives up after 500 ms, because the size may be the same. */
  async #settle([width, height]: readonly [number, number]): Promise<void> {
    const isOther = async (): Promise<boolean> => {
      const [innerWidth, innerHeight] = await this.#innerSize();
      return innerWidth !== width || innerHeight !== height;
    };
    await waitUntil('the window has another size', isOther, 500).catch(() => undefined);
  }

  async #perform(source: Action, actions: readonly Action[]): Promise<void> {
    await this.session.post('actions', { actions: [{ ...source, actions }] });
  }

  async #leaveBy(command: string, body?: unknown): Promise<void> {
    await this.evaluate(`void (window.${MARK} = true)`);
    await this.session.post(command, body);
    await waitUntil('the next document is loaded', async () => {
      const isLoaded = `window.${MARK} !== true && document.readyState !== 'loading'`;
      /* A script that is sent while the document is replaced can remain without an answer, and is sent again. */
      return this.evaluate(isLoaded, 5000).then(
        (answer) => answer === true,
        () => false,
      );
    });
  }
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}
