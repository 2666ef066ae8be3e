import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EnginePage, Key, Point } from './EnginePage';
import { waitUntil } from './waitUntil';

/** What a person looks for: a control or a heading, by what it is and how it is called. */
export interface Target {
  /** Without one, a field whose label is the name. */
  readonly role?: string;
  /** The whole accessible name; without one, any. */
  readonly name?: string;
  /** A name that only begins so. */
  readonly beginning?: string;
  /** A CSS selector of what it stands in. */
  readonly within?: string;
}

interface Found extends Point {
  /** It has the focus. */
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  /** A press at the point arrives at it or at what is in it. */
  readonly isReached: boolean;
}

/** Finds elements as assistive technology names them; evaluated in a page, it brings a global of its own. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** In the page: the first visible element that is meant, scrolled to, and where it is pressed. */
const FIND = `((target) => {
  const candidates = [...document.querySelectorAll(target.within ?? 'body')].flatMap((place) =>
    target.role === undefined
      ? TestingLibraryDom.queryAllByLabelText(place, target.name)
      : TestingLibraryDom.queryAllByRole(place, target.role, {
          hidden: true,
          name: (name) =>
            (target.name === undefined || name === target.name) &&
            (target.beginning === undefined || name.startsWith(target.beginning)),
        }),
  );
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible' && element.closest('[inert], [aria-hidden=true]') === null;
  };
  const element = candidates.find(isShown);
  if (element === undefined) return null;
  const isChoice = element.matches('input[type=radio], input[type=checkbox]');
  const pressed = (isChoice && element.closest('label')) || element;
  pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = pressed.getClientRects()[0];
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    ...point,
    isFocused: document.activeElement === element,
    isChecked: element.checked === true || element.getAttribute('aria-checked') === 'true',
    isReached: hit !== null && (pressed.contains(hit) || hit.contains(pressed)),
  };
})`;

/** A tab as a person uses it: looks for a thing by its name, presses it, types, and sees what comes of it. */
export class Tab {
  constructor(
    readonly page: EnginePage,
    private readonly site: { readonly origin: string },
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.site.origin).href);
  }

  /** Where it is now; undefined while a document takes the place of another. */
  async find(target: Target): Promise<Found | undefined> {
    try {
      const search = `${FIND}(${JSON.stringify(target)})`;
      let found = await this.page.evaluate(
        `typeof TestingLibraryDom === 'undefined' ? 'no finder' : ${search}`,
      );
      if (found === 'no finder') {
        await this.page.evaluate(`void (() => {${FINDER}\n})()`);
        found = await this.page.evaluate(search);
      }
      return isFound(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  async expectShown(target: Target): Promise<Found> {
    let found: Found | undefined;
    await waitUntil(`${textOf(target)} is shown`, async () => {
      found = await this.find(target);
      return found !== undefined;
    });
    if (found === undefined) throw new Error(`${textOf(target)} is not shown`);
    return found;
  }

  async expectNone(target: Target): Promise<void> {
    await waitUntil(`no ${textOf(target)} is shown`, async () => (await this.find(target)) === undefined);
  }

  /** Presses it with the mouse, once it is there and nothing covers it. */
  async click(target: Target): Promise<void> {
    let found: Found | undefined;
    await waitUntil(`${textOf(target)} can be pressed`, async () => {
      const before = found;
      found = await this.find(target);
      /* A thing that moves is pressed when it has arrived. */
      return found?.isReached === true && before?.x === found.x && before.y === found.y;
    });
    if (found !== undefined) await this.page.click(found);
  }

  /** Goes to it with the tabulator, as somebody without a mouse does, and presses the key. */
  async pressOn(target: Target, key: Key = 'Enter', most = 60): Promise<void> {
    await this.expectShown(target);
    for (let steps = 0; steps <= most; steps += 1) {
      /* The name first: to ask for the element itself takes longer than a person takes for a key. */
      const named = await this.page.evaluate(
        'document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""',
      );
      const isNamed = String(named).trim() === target.name;
      if (isNamed && (await this.find(target))?.isFocused === true) {
        await this.page.press(key);
        return;
      }
      await this.page.press('Tab');
    }
    throw new Error(`${textOf(target)} is not reached by ${String(most)} tabs`);
  }

  /** In place of what is there already. */
  async typeInto(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.page.press('Control+a');
    await this.page.type(text);
  }

  async expectChecked(target: Target): Promise<void> {
    await waitUntil(`${textOf(target)} is chosen`, async () => (await this.find(target))?.isChecked === true);
  }

  async expectFocused(target: Target): Promise<void> {
    await waitUntil(
      `${textOf(target)} has the focus`,
      async () => (await this.find(target))?.isFocused === true,
    );
  }

  async expectText(text: string): Promise<void> {
    await this.expectTrue(
      `the page says: ${text}`,
      `document.body.innerText.includes(${JSON.stringify(text)})`,
    );
  }

  /** @param path With the query. */
  async expectAt(path: string): Promise<void> {
    await this.expectTrue(
      `the address is ${path}`,
      `location.pathname + location.search === ${JSON.stringify(path)}`,
    );
  }

  /** An expression of the page becomes true. */
  async expectTrue(what: string, expression: string, timeout?: number): Promise<void> {
    const isTrue = async (): Promise<boolean> =>
      this.page.evaluate(expression).then(
        (answer) => answer === true,
        () => false,
      );
    await waitUntil(what, isTrue, timeout);
  }
}

const textOf = ({ role, name, beginning, within }: Target): string =>
  [role, name ?? beginning, within].filter((part) => part !== undefined).join(' ');

function isFound(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && 'isReached' in value;
}
