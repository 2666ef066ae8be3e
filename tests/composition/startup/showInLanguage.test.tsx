import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { goToSection, showInLanguage } from '@/composition/startup/document';
import { fetchDocument } from '@/composition/startup/files';

const IN_HEBREW = `<!doctype html><html lang="he"><head><title>אודות</title>
<script data-he="/font /script"></script></head>
  <body><div id="root"><h1>אודות</h1></div></body></html>`;

interface Sent {
  path?: string;
  headers: Record<string, string>;
}

/** Answers every request of the page with a document. Null stands for no answer. */
function answerWith(text: string | null): Sent {
  const sent: Sent = { headers: {} };
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      responseXML: Document | null = null;

      open(_method: string, path: string): void {
        sent.path = path;
      }

      setRequestHeader(name: string, value: string): void {
        sent.headers[name] = value;
      }

      send(): void {
        if (text !== null) this.responseXML = new DOMParser().parseFromString(text, 'text/html');
        this.dispatchEvent(new Event('loadend'));
      }
    },
  );
  return sent;
}

function anEnglishPage(): Document {
  const page = document.implementation.createHTMLDocument('About');
  Object.defineProperty(page, 'readyState', { value: 'complete' });
  page.documentElement.dataset['swapping'] = '';
  const root = page.createElement('div');
  root.id = 'root';
  root.append(Object.assign(page.createElement('h1'), { textContent: 'About' }));
  page.body.append(root);
  return page;
}

const loadInLanguage = async (page: Document, path: string, language: Language) => {
  const settings: DOMStringMap = {};
  const isShown = await showInLanguage(page, await fetchDocument(path, language), language, settings);
  return isShown ? settings : undefined;
};

const shownIn = (page: Document): readonly (string | null | undefined)[] => [
  page.title,
  page.querySelector('#root h1')?.textContent,
];

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a page in another language than its document', () => {
  it('is loaded, and is visible then', async () => {
    const sent = answerWith(IN_HEBREW);
    const page = anEnglishPage();
    const settings = await loadInLanguage(page, '/he/about', 'he');
    expect(sent).toEqual({ path: '/he/about', headers: { 'Accept-Language': 'he' } });
    expect(settings?.['he']).toBe('/font /script');
    expect(shownIn(page)).toEqual(['אודות', 'אודות']);
    expect(page.documentElement.dataset['swapping']).toBeUndefined();
  });

  it.each([
    ['does not load', null],
    ['has another language', IN_HEBREW.replace('data-he', 'data-ar')],
    ['is another document', '<title>Not found</title>'],
    [
      'has the style sheets of another release',
      IN_HEBREW.replace('<title>', '<link rel="stylesheet" href="/assets/other.css"><title>'),
    ],
  ])('stays as it is when the other document %s', async (_case, text) => {
    answerWith(text);
    const page = anEnglishPage();
    expect(await loadInLanguage(page, '/he/about', 'he')).toBeUndefined();
    expect(shownIn(page)).toEqual(['About', 'About']);
    expect(page.documentElement.dataset['swapping']).toBeUndefined();
  });

  it('is shown at the section of the URL, which has the focus', () => {
    const section = Object.assign(document.createElement('h2'), { id: 'verified', tabIndex: -1 });
    const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    document.body.append(section);
    goToSection(document, '');
    expect(scrollIntoView).not.toHaveBeenCalled();
    goToSection(document, '#verified');
    expect(scrollIntoView.mock.contexts).toEqual([section]);
    expect(section).toHaveFocus();
    section.remove();
  });
});
