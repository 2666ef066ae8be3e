import { describe, expect, it } from 'vitest';
import { ignoreClickThrough, type PressedWindow } from '@/ui/design/click-through/ignoreClickThrough';

type PressListener = Parameters<PressedWindow['addEventListener']>[1];

/** A page whose events, time and frames the test controls. The events of jsdom are not trusted. */
class PressedPage implements PressedWindow {
  now = 0;
  readonly performance = { now: () => this.now };
  readonly #listeners = new Map<string, Set<PressListener>>();
  #frames: (() => void)[] = [];

  readonly addEventListener = (type: string, listener: PressListener): void => {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  };

  readonly removeEventListener = (type: string, listener: PressListener): void => {
    this.#listeners.get(type)?.delete(listener);
  };

  readonly requestAnimationFrame = (run: () => void): number => this.#frames.push(run);

  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((all, { size }) => all + size, 0);
  }

  /** Lets the time pass, with its frames. */
  passTo(now: number): void {
    this.now = now;
    for (const frame of this.#frames.splice(0)) frame();
  }

  /** Whether the page receives an event that happened at that time. */
  receives(type: string, timeStamp: number, detail = type === 'pointerdown' ? 0 : 1): boolean {
    let isStopped = false;
    const event = {
      type,
      timeStamp,
      detail,
      isTrusted: true,
      preventDefault: () => undefined,
      stopImmediatePropagation: () => {
        isStopped = true;
      },
    };
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
    return !isStopped;
  }
}

function closedPage(): PressedPage {
  const page = new PressedPage();
  ignoreClickThrough(page);
  return page;
}

/** A page that was painted without the overlay at 100 ms. */
function paintedPage(): PressedPage {
  const page = closedPage();
  page.passTo(50);
  page.passTo(100);
  return page;
}

describe('after an overlay has closed', () => {
  it('a press that happened before the page was painted without it does nothing', () => {
    const page = paintedPage();
    expect(page.receives('pointerdown', 90)).toBe(false);
    expect(page.receives('click', 95)).toBe(false);
  });

  it('a later press reaches the page', () => {
    const page = paintedPage();
    expect(page.receives('pointerdown', 110)).toBe(true);
    expect(page.receives('click', 120)).toBe(true);
  });

  it('the second click of a double click does nothing', () => {
    const page = paintedPage();
    expect(page.receives('pointerdown', 110)).toBe(true);
    expect(page.receives('click', 120, 2)).toBe(false);
  });

  it('a key reaches the page', () => {
    expect(closedPage().receives('click', 10, 0)).toBe(true);
  });

  it('a busy browser that handles a press two seconds late ignores all of it', () => {
    const page = paintedPage();
    page.passTo(2_000);
    expect(page.receives('pointerdown', 90)).toBe(false);
    page.passTo(2_700);
    expect(page.receives('click', 2_600)).toBe(false);
  });

  it('a click without a press, as assistive technology sends it, reaches the page after a second', () => {
    const page = paintedPage();
    page.passTo(1_200);
    expect(page.receives('click', 1_200)).toBe(true);
  });

  it('a double click after a second reaches the page, and no listener is left', () => {
    const page = paintedPage();
    page.passTo(1_200);
    for (const type of ['pointerdown', 'click', 'pointerdown']) expect(page.receives(type, 1_200)).toBe(true);
    expect(page.receives('click', 1_300, 2)).toBe(true);
    expect(page.listenerCount).toBe(0);
  });

  it('closing another overlay adds no further listeners', () => {
    const page = closedPage();
    const listeners = page.listenerCount;
    ignoreClickThrough(page);
    expect(page.listenerCount).toBe(listeners);
  });
});
