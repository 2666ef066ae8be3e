import type { BrowserContext, Page } from '@playwright/test';

/**
 * Messages that are not ours or not errors: the browser logs each response with an error status and each lost
 * connection, and Playwright blocks service workers.
 */
const EXPECTED = [
  /^Failed to load resource/u,
  /blocked by CORS policy/u,
  /^Service Worker registration blocked by Playwright$/u,
  /* What the product reports to its operator (docs/diagnostics.md), except uncaught errors. */
  /^\[amin\] (?!uncaught)/u,
];

/** What no page may show: a raw key, a value that is none, a stack, or the body of a foreign page. */
const FORBIDDEN =
  /\bundefined\b|\bNaN\b|\[object |<!doctype|<h1>|\bat \w+ \(http|alert\("gateway"\)|\b(?:business|editing|errors|profile|shell|subscription)\.[a-z]\w*\.\w+/iu;

/** Everything that may go wrong beside the cell itself, in any document of a context. */
export class PageWatch {
  readonly errors: string[] = [];

  static async on(context: BrowserContext): Promise<PageWatch> {
    const watch = new PageWatch();
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`);
      });
    });
    context.on('page', (page) => watch.#follow(page));
    return watch;
  }

  #follow(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const isError = message.type() === 'error' || message.type() === 'warning';
      if (isError && !EXPECTED.some((pattern) => pattern.test(text)))
        this.errors.push(`${message.type()}: ${text.slice(0, 200)}`);
    });
  }
}

/** What is wrong with the visible page, whatever the cell: nothing to read, no heading, or a text that is none. */
export async function defectsOf(page: Page, language: string): Promise<readonly string[]> {
  const { lang, text, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    text: document.body.innerText,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
  }));
  const forbidden = FORBIDDEN.exec(text)?.[0];
  return [
    ...(lang === language ? [] : [`the page is in ${lang}`]),
    ...(text.trim().length > 40 ? [] : ['the page is blank']),
    ...(headings === 1 ? [] : [`the page has ${String(headings)} headings of level 1`]),
    ...(forbidden === undefined ? [] : [`the page shows “${forbidden}”`]),
  ];
}

/** What is wrong with the focus after a press: it is nowhere, out of the window, or covered. */
export async function focusDefects(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return ['the focus is nowhere'];
    const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + Math.min(bottom, innerHeight)) / 2 };
    const name = `${focused.tagName.toLowerCase()} “${focused.textContent.trim().slice(0, 40)}”`;
    if (middle.y < 0 || middle.y > innerHeight || right <= left || bottom <= 0)
      return [`the focused ${name} is out of the window`];
    const hit = document.elementFromPoint(middle.x, middle.y);
    const isSeen =
      hit === null ||
      focused.contains(hit) ||
      hit.contains(focused) ||
      hit.closest('[data-react-aria-top-layer]') !== null;
    return isSeen ? [] : [`the focused ${name} is covered by ${hit.tagName.toLowerCase()}`];
  });
}
