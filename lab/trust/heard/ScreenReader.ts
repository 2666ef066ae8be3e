import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The bundle for browsers, from the repository root. It is no package of the product (lab/package.json). */
const BUNDLE = 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js';

/** A page has fewer phrases; a reader that goes round in circles ends here. */
const MAX_LENGTH = 600;

interface Virtual {
  start: (options: { readonly container: Element }) => Promise<void>;
  stop: () => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
}

declare global {
  interface Window {
    screenReader?: Virtual;
  }
}

/** Guidepup's virtual screen reader, loaded into the page of a journey. Each new document loads it again. */
export class ScreenReader {
  readonly #source = readFileSync(BUNDLE, 'utf8');

  constructor(private readonly page: Page) {}

  /** Everything below an element, in the order in which it is read out. The ends of groups are left out. */
  async read(selector = 'main'): Promise<readonly string[]> {
    await this.#load();
    return this.page.evaluate(
      async ({ within, longest }) => {
        const { screenReader } = window;
        const container = document.querySelector(within);
        if (screenReader === undefined || container === null)
          throw new Error(`There is no ${within} to read.`);
        const focused = document.activeElement;
        await screenReader.start({ container });
        const first = await screenReader.lastSpokenPhrase();
        const phrases = [first];
        while (phrases.length < longest) {
          await screenReader.next();
          const phrase = await screenReader.lastSpokenPhrase();
          if (phrase === `end of ${first}`) break;
          phrases.push(phrase);
        }
        await screenReader.stop();
        if (focused instanceof HTMLElement) focused.focus();
        return phrases.filter((phrase) => !/^(?:end of |end, |not busy$)/u.test(phrase));
      },
      { within: selector, longest: MAX_LENGTH },
    );
  }

  /** What is said by itself from the action until the page is still: live regions, and what receives the focus. */
  async listen(action: () => Promise<void>): Promise<readonly string[]> {
    await this.#load();
    await this.page.evaluate(async () => {
      await window.screenReader?.start({ container: document.body });
      await window.screenReader?.clearSpokenPhraseLog();
    });
    await action();
    await this.still();
    return this.page.evaluate(async () => {
      const phrases = (await window.screenReader?.spokenPhraseLog()) ?? [];
      await window.screenReader?.stop();
      return phrases;
    });
  }

  /** Waits until nothing in the document has changed for half a second. */
  async still(): Promise<void> {
    await this.page.evaluate(
      async () =>
        new Promise<void>((resolve) => {
          let timer = 0;
          const observer = new MutationObserver(() => {
            again();
          });
          const again = (): void => {
            clearTimeout(timer);
            timer = window.setTimeout(() => {
              observer.disconnect();
              resolve();
            }, 500);
          };
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
          again();
        }),
    );
  }

  async #load(): Promise<void> {
    await this.page.evaluate(async (source) => {
      if (window.screenReader !== undefined) return;
      /* The reader looks up ids in the root of a node, which is an element once the node was removed. */
      Object.defineProperty(Element.prototype, 'getElementById', {
        configurable: true,
        value(this: Element, id: string) {
          return this.querySelector(`#${CSS.escape(id)}`);
        },
      });
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
      const { virtual } = await import(url);
      window.screenReader = virtual;
      URL.revokeObjectURL(url);
    }, this.#source);
  }
}
