import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EnginePage, Key, Point } from './EnginePage';
import { waitUntil } from './waitUntil';

/** A control or heading, described by its role and accessible name. */
export interface Target {
  /** Without a role, the target is a field with the name as its label. */
  readonly role?: string;
  /** The full accessible name. Without it, any name matches. */
  readonly name?: string;
  /** The start of the accessible name. */
  readonly beginning?: string;
  /** A CSS selector of an ancestor. */
  readonly within?: string;
}

interface Found extends Point {
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  /** True when a click at the point hits the element or a descendant. */
  readonly isReached: boolean;
  /** The number of controls between the focused element, or the start of the document, and this one. */
  readonly controlsBetween: number;
}

/** Testing Library, which finds elements by role and accessible name. Evaluating it in a page defines a global. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page. Finds the first visible element that matches, scrolls to it and returns the point to click. */
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
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled, [inert] *'),
  );
  const isChoice = element.matches('input[type=radio], input[type=checkbox]');
  const pressed = (isChoice && element.closest('label')) || element;
  pressed.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = pressed.getClientRects()[0];
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    ...point,
    isFocused: document.activeElement === element,
    controlsBetween: controls.filter(
      (control) =>
        document.activeElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
        element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
    ).length,
    isChecked: element.checked === true || element.getAttribute('aria-checked') === 'true',
    isReached: hit !== null && (pressed.contains(hit) || hit.contains(pressed)),
  };
})`;

/** A tab with the actions of a user: finds elements by their names, clicks, types, and checks the result. */
export class Tab {
  constructor(
    readonly page: EnginePage,
    private readonly site: { readonly origin: string },
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.site.origin).href);
  }

  /** Presses a button without a click. This changes nothing, and makes a public page load the application. No other page needs it. */
  async triggerHydration(): Promise<void> {
    await this.page.evaluate(
      'void document.querySelector("header button:not([popovertarget])")?.dispatchEvent(new Event("pointerdown", { bubbles: true }))',
    );
  }

  /** The current match; undefined when there is none or while a navigation replaces the document. */
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

  /** Clicks the target once it is visible, not covered and no longer moving. */
  async click(target: Target): Promise<void> {
    let found: Found | undefined;
    await waitUntil(`${textOf(target)} can be pressed`, async () => {
      const before = found;
      found = await this.find(target);
      return found?.isReached === true && before?.x === found.x && before.y === found.y;
    });
    if (found !== undefined) await this.page.click(found);
  }

  /** Presses Tab until the target has the focus, then presses the key. */
  async pressOn(target: Target, key: Key = 'Enter', maxPresses = 60): Promise<void> {
    const { controlsBetween } = await this.expectShown(target);
    /* Skips most controls with one command. The last ones follow one by one, because the page may add controls. */
    await this.page.press('Tab', Math.max(0, controlsBetween - 4));
    for (let steps = 0; steps <= maxPresses; steps += 1) {
      /* Compares the name first, because find() is slower than a user pressing keys. */
      const focusedName = await this.page.evaluate(
        'document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""',
      );
      const isNamed = String(focusedName).trim() === target.name;
      if (isNamed && (await this.find(target))?.isFocused === true) {
        await this.page.press(key);
        return;
      }
      await this.page.press('Tab');
    }
    throw new Error(`${String(maxPresses)} Tab presses do not reach ${textOf(target)}`);
  }

  /** Replaces the value of the field. */
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
      `the path is ${path}`,
      `location.pathname + location.search === ${JSON.stringify(path)}`,
    );
  }

  /** Waits until an expression in the page is true. */
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
