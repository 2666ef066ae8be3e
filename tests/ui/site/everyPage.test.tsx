import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@/domain/shared/language';
import { MAIN_ID } from '@/ui/shell/layout/mainLandmark';
import { PUBLIC_PATHS, ROUTES } from '@/ui/shell/routePaths';
import { INVENTED_COMPANY } from '@/ui/company/inventedCompany';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { renderInLayout } from '@tests/support/renderInLayout';
import { textIn } from '@tests/support/text';

/* Compares every public page across the languages, and checks every link. */

const LINK_PATTERNS = [
  /^https:\/\/wa\.me\/\d{11,13}$/,
  /^tel:\+\d{10,13}$/,
  /^mailto:[a-z]+@[\w.-]+$/,
  /^https:\/\/[a-z.]+\/[\w/?=.-]+$/,
];

/** Names and abbreviations with Latin letters in every language. */
const LATIN =
  /(?:amin[._-]|(?:msal|throttling)\.)[\w.*-]+|[\w.]+@[\w.]+|(?:Haddad )?Plumbing|Amin|English|10K\+|50K\+|v1\.0\.0|WCAG|AA|Esc|MSAL|Chromium|Chrome|Edge|IP|PRO|Verified|Basic|Promotion|Pro|More photos|App Store|Google Play/g;

interface Shown {
  readonly language: CompleteLanguage;
  /** Every element in document order, except the parts of sentences, because their order depends on the language. */
  readonly structure: readonly string[];
  /** The URLs of all links in the document. */
  readonly links: readonly string[];
  /** The sections of this page that its links point to. */
  readonly anchors: readonly string[];
  /** All ids of the document. */
  readonly ids: readonly string[];
  readonly words: string;
}

async function render(url: string, language: CompleteLanguage): Promise<Shown> {
  const { unmount } = await renderInLayout(url, { language, catalog: aCatalog() });
  if (url === ROUTES.pricing.path)
    await screen.findByRole('heading', { name: textIn[language]('pricing.plans.title') });
  /* The prices load after the page. */
  const unpriced = screen.queryByText(textIn[language]('features.price.unpriced'));
  if (unpriced !== null) await waitForElementToBeRemoved(unpriced);
  const main = screen.getByRole('main');
  const elements = [...main.querySelectorAll(':not(a, bdi, slot, span:not([class]), a *, bdi *)')];
  const anchors = [...document.querySelectorAll('a')].map((link) => link.hash.slice(1));
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  const result = {
    language,
    structure: elements.map((element) => element.tagName),
    links: links.toSorted(),
    anchors: anchors.filter((id) => id !== '' && document.getElementById(id) !== null),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    words: [...main.querySelectorAll('*')].flatMap(ownText).join('\n'),
  };
  unmount();
  return result;
}

const pages = new Map<string, Promise<Shown>>();

/** Renders each page once in each language. */
async function shown(url: string, language: CompleteLanguage): Promise<Shown> {
  const page = pages.get(language + url) ?? render(url, language);
  pages.set(language + url, page);
  return page;
}

/** Latin words in a page that should contain none. */
const latinIn = ({ language, words }: Shown): readonly string[] =>
  language === 'en' ? [] : (words.replaceAll(LATIN, '').match(/[a-z]{2,}/gi) ?? []);

function ownText({ childNodes }: Element): string[] {
  const nodes = [...childNodes];
  const texts = nodes.flatMap((node) =>
    node.nodeType === Node.TEXT_NODE && node.textContent !== null ? [node.textContent] : [],
  );
  /* The parts of an email address, between which a line may break. */
  return nodes.some(({ nodeName }) => nodeName === 'WBR') ? [texts.join('')] : texts;
}

function isValidLink(href: string, anchors: readonly string[]): boolean {
  if (LINK_PATTERNS.some((url) => url.test(href))) return true;
  if (href.startsWith('#')) return anchors.includes(href.slice(1));
  const { pathname } = new URL(href, 'https://amin.example');
  return href.startsWith('/') && Object.values(ROUTES).some(({ path }) => matchPath(path, pathname) !== null);
}

describe.each(PUBLIC_PATHS)('the page %s', (url) => {
  it('has the same structure in three languages, and no English in the others', async () => {
    const english = await shown(url, 'en');
    for (const language of COMPLETE_LANGUAGES) {
      const page = await shown(url, language);
      expect(page.structure).toEqual(english.structure);
      expect(page.links).toEqual(english.links);
      expect(latinIn(page)).toEqual([]);
    }
  });

  it('uses each id once', async () => {
    const { ids } = await shown(url, 'en');
    expect(ids).toContain(MAIN_ID);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('links only to pages of the product and to well-formed URLs', async () => {
    const { links, anchors } = await shown(url, 'en');
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((href) => !isValidLink(href, anchors))).toEqual([]);
  });
});

describe('the telephone numbers of the invented company', () => {
  it('are linked as they are dialled, and belong to no subscriber', () => {
    const { phone, whatsApp, ...urls } = INVENTED_COMPANY;
    const national = (shownNumber: string): string => shownNumber.replaceAll(/\D/g, '').replace(/^0/, '972');
    expect(phone.url).toBe(`tel:+${national(phone.shown)}`);
    expect(whatsApp.url).toBe(`https://wa.me/${national(whatsApp.shown)}`);
    expect(Object.values(urls).filter((url) => !/[@.]example[./]/.test(url))).toEqual([]);
  });
});
