import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  enableStylesheets,
  HYDRATED,
  loadApplication,
  watchChoices,
  whenUsed,
} from '@/composition/startup/document';

const FONT = '/assets/rubik.woff2';
const APPLICATION = 'data:text/javascript,';
const SCREEN = 'data:text/javascript,//screen';

/** A document whose running script names what is to be loaded. */
function aPage(application = APPLICATION): Document {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.dataset['language'] = 'en';
  const script = page.createElement('script');
  script.dataset['en'] = [FONT, SCREEN, application].join(' ');
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the application of a document', () => {
  it('is preloaded with the files of the first screen, before the font', () => {
    const page = aPage();
    loadApplication(page, page.currentScript?.dataset ?? {});
    const urls = [...page.querySelectorAll('link')].map((link) => link.getAttribute('href'));
    expect(urls).toEqual([SCREEN, APPLICATION, FONT]);
    expect(asked(page)).toEqual([SCREEN, APPLICATION]);
  });

  it('starts after the document is parsed, even when its files are cached', async () => {
    const begun: string[] = [];
    Object.assign(globalThis, { begun });
    const page = aPage("data:text/javascript,globalThis.begun.push('application')");
    Object.defineProperty(page, 'readyState', { value: 'loading' });
    loadApplication(page, page.currentScript?.dataset ?? {});
    const importedLater = "data:text/javascript,globalThis.begun.push('a file imported later')";
    await import(/* @vite-ignore */ importedLater);
    begun.push('parsed');
    page.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => begun).toEqual(['a file imported later', 'parsed', 'application']);
    Reflect.deleteProperty(globalThis, 'begun');
  });

  it('replays the clicks before hydration, each button once and in their order', () => {
    const page = aPage();
    loadApplication(page, page.currentScript?.dataset ?? {});
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

  it('replays clicks on a page that loads it at once, and on buttons that hydration has replaced', () => {
    const page = aPage();
    loadApplication(page, page.currentScript?.dataset ?? {});
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

  it('replays clicks on the buttons of a translated page, which have other words after it has started', () => {
    const page = aPage();
    loadApplication(page, page.currentScript?.dataset ?? {});
    const presses: string[] = [];
    const texts = { first: 'Hell', second: 'Dunkel' };
    const buttons = Object.entries(texts).map(([name, text]) => {
      const button = press(page, name, []);
      button.textContent = text;
      return button;
    });
    for (const [position, button] of buttons.entries()) {
      const other = page.createElement('button');
      other.textContent = position === 0 ? 'Light' : 'Dark';
      other.addEventListener('click', () => presses.push(other.textContent));
      button.replaceWith(other);
    }
    page.dispatchEvent(new Event(HYDRATED));
    expect(presses).toEqual(['Light', 'Dark']);
  });

  it('gets a language that is chosen before it has hydrated the page', () => {
    const page = aPage();
    watchChoices(page, () => localStorage);
    const [english, hebrew] = ['en', 'he'].map((value) => {
      const input = Object.assign(page.createElement('input'), { type: 'radio', name: 'language1', value });
      page.body.append(input);
      return input;
    });
    const chosen: unknown[] = [];
    hebrew?.click();
    page.body.addEventListener('change', ({ target }) => chosen.push(target));
    page.dispatchEvent(new Event(HYDRATED));
    expect(chosen).toEqual([hebrew]);
    expect(hebrew?.checked).toBe(true);

    chosen.length = 0;
    english?.click();
    page.dispatchEvent(new Event(HYDRATED));
    expect(chosen).toEqual([english]);
  });

  it('gets that language by the radio that was pressed, of several with the same languages', () => {
    const page = aPage();
    watchChoices(page, () => localStorage);
    const [first, pressed] = ['language1', 'language2'].map((name) => {
      const input = Object.assign(page.createElement('input'), { type: 'radio', name, value: 'he' });
      page.body.append(input);
      return input;
    });
    pressed?.click();
    const chosen: unknown[] = [];
    page.body.addEventListener('change', ({ target }) => chosen.push(target));
    page.dispatchEvent(new Event(HYDRATED));
    expect(chosen).toEqual([pressed]);

    /* Hydration has replaced the radios. */
    pressed?.remove();
    chosen.length = 0;
    page.dispatchEvent(new Event(HYDRATED));
    expect(chosen).toEqual([first]);
  });

  it('names the menu that is opened before hydration, which takes the focus and gives it back', async () => {
    document.documentElement.dataset['language'] = 'en';
    loadApplication(document, aPage().currentScript?.dataset ?? {}, () => undefined);
    const [open, close] = ['Open', 'Close'].map(() => document.createElement('button'));
    const menu = Object.assign(document.createElement('div'), { id: 'menu', popover: 'auto' });
    menu.dataset['label'] = 'Menu';
    menu.append(close ?? '');
    open?.setAttribute('popovertarget', 'menu');
    const end = document.createElement('div');
    end.append(open ?? '');
    document.body.replaceChildren(menu, end);
    open?.click();
    expect([menu.role, menu.ariaLabel]).toEqual(['dialog', 'Menu']);
    expect(document.activeElement).toBe(close);
    menu.hidePopover();
    expect([menu.role, menu.ariaLabel]).toEqual([null, null]);
    await expect.poll(() => document.activeElement).toBe(open);
    const foreign = Object.assign(document.createElement('div'), { popover: 'manual' });
    document.body.append(foreign);
    foreign.showPopover();
    expect(foreign.role).toBeNull();
    foreign.hidePopover();
    document.dispatchEvent(new Event(HYDRATED));
    menu.showPopover();
    expect(menu.role).toBeNull();
    menu.hidePopover();
    document.body.replaceChildren();
    document.head.replaceChildren();
    delete document.documentElement.dataset['language'];
  });

  /** An application that fails to load, in a page for which the server sends this document. */
  function aFailure(sent: { document: Document | null }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const reload = vi.fn<() => void>();
    const requested: string[] = [];
    vi.stubGlobal('location', { href: '/pricing', reload });
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        responseXML = sent.document;

        open(_method: string, path: string): void {
          requested.push(path);
        }

        setRequestHeader(): void {}

        send(): void {
          this.dispatchEvent(new Event('loadend'));
        }
      },
    );
    const page = aPage("data:text/javascript,throw new Error('Gone')");
    Object.defineProperty(page, 'readyState', { value: 'complete' });
    loadApplication(page, page.currentScript?.dataset ?? {});
    const failAgainAfter = async (seconds: number): Promise<void> => {
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(seconds * 1000);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
    };
    return { reload, requested, failAgainAfter };
  }

  const aSentDocument = (content: string): Document => new DOMParser().parseFromString(content, 'text/html');

  it('waits for the connection with one listener, however often it fails to load', async () => {
    const listened = vi.spyOn(globalThis, 'addEventListener');
    const { failAgainAfter } = aFailure({ document: null });
    await expect.poll(() => window.ononline).not.toBeNull();
    const first = window.ononline;
    await failAgainAfter(1);
    expect(window.ononline).not.toBe(first);
    expect(listened.mock.calls.filter(([type]) => type === 'online')).toEqual([]);
  });

  it('reloads the page once after three failures, because its files may be gone (threats T22)', async () => {
    const { reload, requested, failAgainAfter } = aFailure({
      document: aSentDocument('<div id="root"></div>'),
    });
    await failAgainAfter(1);
    expect([requested, reload.mock.calls]).toEqual([[], []]);
    await failAgainAfter(2);
    expect([requested, reload.mock.calls]).toEqual([['/pricing'], [[]]]);
    for (const seconds of [4, 8, 16, 16, 16, 16]) await failAgainAfter(seconds);
    expect([requested, reload.mock.calls]).toEqual([['/pricing'], [[]]]);
  });

  it.each([
    ['without a connection', null],
    ['while the server sends another document', aSentDocument('<h1>Bad gateway</h1>')],
  ])('does not reload %s', async (_, sent) => {
    const { reload, failAgainAfter } = aFailure({ document: sent });
    for (const seconds of [1, 2, 4]) await failAgainAfter(seconds);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not loaded twice by a document with a script element for it', () => {
    const page = document.implementation.createHTMLDocument();
    loadApplication(page, page.currentScript?.dataset ?? {});
    expect(asked(page)).toEqual([]);
  });
});

describe('the style sheets of a public page', () => {
  it('replace its inline style once they have loaded, and not when one has failed', async () => {
    const page = aPage();
    const style = page.head.appendChild(page.createElement('style'));
    const sheet = page.createElement('link');
    for (const [name, value] of Object.entries({ rel: 'stylesheet', href: '/a.css', disabled: '' }))
      sheet.setAttribute(name, value);
    page.head.append(sheet);
    const lastPreload = (): Element | undefined =>
      [...page.querySelectorAll('link[rel=preload][href="/a.css"]')].at(-1);

    const failed = enableStylesheets(page);
    lastPreload()?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toBeInstanceOf(Event);
    expect(style.isConnected).toBe(true);

    const enabled = enableStylesheets(page);
    lastPreload()?.dispatchEvent(new Event('load'));
    await expect.poll(() => sheet.disabled).toBe(false);
    expect(style.isConnected).toBe(true);
    sheet.dispatchEvent(new Event('load'));
    await enabled;
    expect(style.isConnected).toBe(false);
  });
});

describe('a public page', () => {
  const aPublicPage = (attributes: Partial<HTMLElement> = {}) => {
    const page = document.implementation.createHTMLDocument();
    const root = Object.assign(page.createElement('div'), { id: 'root' });
    const part = Object.assign(page.createElement('p'), attributes);
    const button = page.createElement('button');
    page.body.append(root);
    root.append(part, button);
    const use = vi.fn<() => void>();
    const need = vi.fn<() => void>();
    whenUsed(page, use, need);
    page.dispatchEvent(new Event('DOMContentLoaded'));
    return { page, part, button, use, need };
  };

  it.each(['pointermove', 'pointerdown', 'focusin', 'click', 'scroll'])(
    'is used first by %s, without the application',
    (kind) => {
      const { part, use, need } = aPublicPage();
      expect(use).not.toHaveBeenCalled();
      for (const _ of [1, 2]) part.dispatchEvent(new Event(kind, { bubbles: true }));
      expect(use).toHaveBeenCalledOnce();
      expect(need).not.toHaveBeenCalled();
    },
  );

  it.each(['pointermove', 'pointerdown', 'focusin', 'click'])(
    'needs the application once for a button, by %s',
    (kind) => {
      const { button, part, use, need } = aPublicPage();
      part.dispatchEvent(new Event('pointermove', { bubbles: true }));
      for (const _ of [1, 2]) button.dispatchEvent(new Event(kind, { bubbles: true }));
      expect(need).toHaveBeenCalledOnce();
      expect(use).toHaveBeenCalledOnce();
    },
  );

  it('needs it for no button of the menu, which the browser opens and closes', () => {
    const { button, use, need } = aPublicPage();
    button.setAttribute('popovertarget', 'menu');
    for (const kind of ['pointermove', 'pointerdown', 'focusin', 'click'])
      button.dispatchEvent(new Event(kind, { bubbles: true }));
    expect(use).toHaveBeenCalledOnce();
    expect(need).not.toHaveBeenCalled();
  });

  it('is not used by a pointer that rests where it appears', () => {
    const { button, use } = aPublicPage();
    const rest = { movementX: 0, movementY: 0 };
    button.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), rest));
    expect(use).not.toHaveBeenCalled();
  });

  it('needs it to mark the section in sight', () => {
    const { page, need } = aPublicPage({ ariaCurrent: 'location' });
    page.dispatchEvent(new Event('scroll'));
    expect(need).toHaveBeenCalledOnce();
  });

  it('needs it at once where a part is still loading', () => {
    const { use, need } = aPublicPage({ ariaBusy: 'true' });
    expect(use).toHaveBeenCalledOnce();
    expect(need).toHaveBeenCalledOnce();
  });
});
