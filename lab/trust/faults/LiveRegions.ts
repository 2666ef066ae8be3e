import type { BrowserContext } from '@playwright/test';

/** A text that a live region of the page has announced. */
export interface Announcement {
  readonly role: string;
  readonly text: string;
}

/** Collects what the live regions announce, from the first element of every document on. */
export class LiveRegions {
  readonly announcements: Announcement[] = [];

  private constructor() {}

  static async of(context: BrowserContext): Promise<LiveRegions> {
    const regions = new LiveRegions();
    await context.exposeBinding('announced', (_, announcement: Announcement) => {
      regions.announcements.push(announcement);
    });
    await context.addInitScript(observe);
    return regions;
  }

  /** How often a region has announced a text that contains this one. */
  count(text: string): number {
    return this.announcements.filter((announcement) => announcement.text.includes(text)).length;
  }
}

function observe(): void {
  /* A change within `aria-live="off"` is not announced by the region around it. */
  const LIVE = '[role="status"], [role="alert"], [aria-live]';
  const said = new WeakMap<Element, string>();
  const say = (region: Element): void => {
    const text = region.textContent.replaceAll(/\s+/gu, ' ').trim();
    if (region.getAttribute('aria-live') === 'off' || said.get(region) === text) return;
    said.set(region, text);
    const announced: unknown = Reflect.get(window, 'announced');
    if (text !== '' && typeof announced === 'function')
      announced({ role: region.getAttribute('role') ?? region.getAttribute('aria-live'), text });
  };
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
