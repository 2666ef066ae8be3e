import type { KeyInput, Page } from 'puppeteer-core';
import type { Engine } from './Engine';
import type { EnginePage, Key, Point } from './EnginePage';
import { digitsOf } from './digitsOf';
import { waitUntil } from './waitUntil';

export type PuppeteerEngine = Exclude<Engine, 'webkit'>;

/** The keys are pressed in this order and released in reverse. */
const CHORDS = {
  'Shift+Tab': ['Shift', 'Tab'],
  'Control+a': ['Control', 'a'],
} as const satisfies Readonly<Partial<Record<Key, readonly KeyInput[]>>>;

export class PuppeteerPage implements EnginePage {
  constructor(
    readonly engine: PuppeteerEngine,
    readonly version: string,
    private readonly page: Page,
    private readonly closeContext: () => Promise<void>,
  ) {}

  async goto(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' });
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
  }

  async goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
  }

  async url(): Promise<string> {
    return Promise.resolve(this.page.url());
  }

  async evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async click({ x, y }: Point, times: 1 | 2 = 1): Promise<void> {
    await this.page.mouse.click(x, y, { count: times });
  }

  async press(key: Key, times = 1): Promise<void> {
    const keys = key === 'Shift+Tab' || key === 'Control+a' ? CHORDS[key] : [key];
    for (let count = 0; count < times; count += 1) {
      for (const part of keys) await this.page.keyboard.down(part);
      for (const part of keys.toReversed()) await this.page.keyboard.up(part);
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Waits for the focus, because Firefox loses keys until the process of the frame has the focus. */
  async typeIntoFrame(selector: string, text: string): Promise<void> {
    const frame = await (await this.page.waitForSelector(selector, { visible: true }))?.contentFrame();
    const field = await frame?.waitForSelector('input');
    if (frame === undefined || frame === null || field === undefined || field === null)
      throw new Error(`Expected ${selector} to contain an input`);
    await field.click();
    await waitUntil(`the field in ${selector} has the focus`, async () =>
      frame.evaluate(() => document.hasFocus() && document.activeElement?.localName === 'input'),
    );
    await this.press('Control+a');
    await this.type(text);
    await waitUntil(`the field in ${selector} contains what was typed`, async () => {
      const value = await field.evaluate(({ value: current }) => current);
      return digitsOf(value) === digitsOf(text);
    });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  async close(): Promise<void> {
    await this.closeContext();
  }
}
