import { describe, expect, it } from 'vitest';
import { loadApplication } from '@/composition/startup/loadApplication';
import { HYDRATED } from '@/composition/startup/hydrated';

const FONT = '/assets/rubik.woff2';
const APPLICATION = 'data:text/javascript,';
const SCREEN = 'data:text/javascript,//screen';

/** A document whose running script names what is to be loaded. */
function aPage({
  start,
  screen = SCREEN,
  application = APPLICATION,
}: { readonly start?: 'later'; readonly screen?: string; readonly application?: string } = {}): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.dataset['en'] = [FONT, screen, application].join(' ');
  if (start !== undefined) script.dataset['start'] = start;
  Object.defineProperty(page, 'currentScript', { value: script });
  return page;
}

const asked = (page: Document): readonly (string | null)[] =>
  [...page.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

const press = (page: Document, name: string, presses: string[]): HTMLButtonElement => {
  const button = page.createElement('button');
  button.addEventListener('click', () => presses.push(name));
  page.body.append(button);
  button.click();
  return button;
};

describe('the application of a document', () => {
  it('comes at once where the document is nothing without it, after the font', () => {
    const page = aPage();
    loadApplication(page, 'en', false);
    expect(page.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe(FONT);
    expect(asked(page)).toEqual([SCREEN, APPLICATION]);
  });

  it('waits where the page is whole without it, until somebody reaches for it', () => {
    const page = aPage({ start: 'later' });
    loadApplication(page, 'en', false);
    expect(asked(page)).toEqual([]);
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('keydown'));
    expect(asked(page)).toEqual([SCREEN, APPLICATION]);
  });

  it('comes at once to a page that is not whole to who is signed in', () => {
    const page = aPage({ start: 'later' });
    loadApplication(page, 'en', true);
    expect(asked(page)).toEqual([SCREEN, APPLICATION]);
  });

  it('begins once the whole document is there, however fast it came', async () => {
    const begun: string[] = [];
    Object.assign(globalThis, { begun });
    const page = aPage({ application: "data:text/javascript,globalThis.begun.push('application')" });
    Object.defineProperty(page, 'readyState', { value: 'loading' });
    loadApplication(page, 'en', false);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    begun.push('parsed');
    page.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => begun).toEqual(['parsed', 'application']);
    Reflect.deleteProperty(globalThis, 'begun');
  });

  it('runs file after file to a reader, so that nothing holds up for long, and the application last', async () => {
    const ran: string[] = [];
    const note = (name: string): string => `data:text/javascript,globalThis.ran.push('${name}')`;
    Object.assign(globalThis, { ran });
    const page = aPage({ start: 'later', screen: note('screen'), application: note('application') });
    Object.defineProperty(page, 'readyState', { value: 'complete' });
    loadApplication(page, 'en', false);
    page.dispatchEvent(new Event('pointerdown'));
    setTimeout(() => ran.push('another task'));
    await expect.poll(() => ran.at(-1)).toBe('application');
    expect(ran.filter((name) => name !== 'another task')).toEqual(['screen', 'application']);
    expect(ran.indexOf('another task')).toBeLessThan(2);
    Reflect.deleteProperty(globalThis, 'ran');
  });

  it('answers what was pressed before it was there, each button once and in their order', () => {
    const page = aPage({ start: 'later' });
    loadApplication(page, 'en', false);
    const presses: string[] = [];
    press(page, 'Arabic', presses);
    press(page, 'dark', presses).click();
    expect(presses).toEqual([]);
    page.dispatchEvent(new Event(HYDRATED));
    expect(presses).toEqual(['Arabic', 'dark']);
    presses.length = 0;
    press(page, 'later', presses);
    page.dispatchEvent(new Event(HYDRATED));
    expect(presses).toEqual(['later']);
  });

  it('answers on a page that loads it at once, too, and on one whose elements it has replaced', () => {
    const page = aPage();
    loadApplication(page, 'en', false);
    const presses: string[] = [];
    const button = press(page, 'held', presses);
    button.textContent = 'Dark';
    expect(presses).toEqual([]);
    const other = page.createElement('button');
    other.textContent = 'Dark';
    other.addEventListener('click', () => presses.push('replaced'));
    button.replaceWith(other);
    page.dispatchEvent(new Event(HYDRATED));
    expect(presses).toEqual(['replaced']);
  });

  it('is not asked for by a document that loads it itself', () => {
    const page = document.implementation.createHTMLDocument();
    loadApplication(page, 'en', true);
    expect(asked(page)).toEqual([]);
  });
});
