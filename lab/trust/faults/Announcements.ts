import type { BrowserContext } from '@playwright/test';

/** A text that a screen reader reads by itself. */
interface Announcement {
  /** The role of the live region, or `focus` for a message that has taken the focus. */
  readonly role: string;
  readonly text: string;
}

/**
 * Collects what live regions announce and which messages take the focus, from the first element of every document on.
 */
export class Announcements {
  readonly all: Announcement[] = [];

  private constructor() {}

  static async of(context: BrowserContext): Promise<Announcements> {
    const announcements = new Announcements();
    await context.exposeBinding('announced', (_, announcement: Announcement) => {
      announcements.all.push(announcement);
    });
    await context.addInitScript(observe);
    return announcements;
  }

  /** How often a text that contains this one was announced. */
  count(text: string): number {
    return this.all.filter((announcement) => announcement.text.includes(text)).length;
  }
}

function observe(): void {
  /* A change within `aria-live="off"` is not announced by the region around it. */
  const LIVE = '[role="status"], [role="alert"], [aria-live]';
  const said = new WeakMap<Element, string>();
  const announce = (role: string | null, text: string): void => {
    const announced: unknown = Reflect.get(window, 'announced');
    if (text !== '' && typeof announced === 'function') announced({ role, text });
  };
  const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/gu, ' ').trim();
  const say = (region: Element): void => {
    const text = textOf(region);
    if (region.getAttribute('aria-live') === 'off' || said.get(region) === text) return;
    said.set(region, text);
    announce(region.getAttribute('role') ?? region.getAttribute('aria-live'), text);
  };
  /* A message that takes the focus is read by its name and description, and is no live region, or it would be read twice. */
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[role="group"][tabindex="-1"]')) return;
    const ids = ['aria-labelledby', 'aria-describedby'].map((name) => target.getAttribute(name) ?? '');
    const parts = ids.flatMap((list) => list.split(' ')).map((id) => document.getElementById(id));
    const texts = parts.map((part) => (part === null ? '' : textOf(part)));
    announce('focus', [target.getAttribute('aria-label') ?? '', ...texts].join(' ').trim());
  });
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(LIVE)) regions.add(node);
          for (const region of node.querySelectorAll(LIVE)) regions.add(region);
        }
    }
    for (const region of regions) if (region.isConnected) say(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
