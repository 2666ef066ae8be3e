import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { ACCESSIBILITY_COORDINATOR, COMPANY } from '@/ui/company/companyContent';
import accessibility from '@/ui/i18n/locales/en/accessibility.json';
import cookies from '@/ui/i18n/locales/en/cookies.json';
import privacy from '@/ui/i18n/locales/en/privacy.json';
import terms from '@/ui/i18n/locales/en/terms.json';
import { STORED_ENTRIES } from '@/ui/site/cookies/browserStorage';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textsUnder } from '@tests/support/text';

const main = () => within(screen.getByRole('main'));
const contents = () => within(main().getByRole('navigation', { name: text('legal.contents') }));

const sectionTitles = (): string[] =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '')
    .filter((title) => /^\d/.test(title));

const PRIVACY = (['collection', 'use', 'sharing', 'security', 'rights', 'contact'] as const).map((part) =>
  text(`privacy.${part}.title`),
);
const TERMS = (
  [
    'acceptance',
    'service',
    'accounts',
    'conduct',
    'content',
    'payment',
    'property',
    'termination',
    'disclaimers',
    'liability',
    'law',
    'contact',
  ] as const
).map((part) => text(`terms.${part}.title`));
const COOKIES = (['meaning', 'use', 'types', 'thirdParty', 'managing', 'updates', 'contact'] as const).map(
  (part) => text(`cookies.${part}.title`),
);
const ACCESSIBILITY = (['standard', 'adjustments', 'limits', 'alternatives', 'contact', 'date'] as const).map(
  (part) => text(`accessibility.${part}.title`),
);

const TEXTS = { privacy, terms, cookies, accessibility };

const wordsOf = (texts: object): readonly string[] =>
  Object.values(texts).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? wordsOf(inner) : [String(inner)],
  );

describe('the legal pages', () => {
  it.each([
    ['/privacy', PRIVACY],
    ['/terms', TERMS],
    ['/cookies', COOKIES],
    ['/accessibility', ACCESSIBILITY],
  ])('%s has its sections in their order', async (url, sections) => {
    await renderInLayout(url);
    expect(sectionTitles()).toEqual(sections.map((title, index) => `${index + 1}. ${title}`));
  });

  it.each(Object.entries(TEXTS))('%s shows every text of its namespace', async (page, texts) => {
    await renderInLayout(`/${page}`);
    const shown = screen.getByRole('main').textContent;
    const parts = wordsOf({ ...texts, description: '' }).flatMap((words) => words.split(/ ?\{\{\w+\}\} ?/u));
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
  });

  it.each(['/privacy', '/terms', '/cookies'])('%s shows its version and effective date', async (url) => {
    await renderInLayout(url);
    const [version, updated] = main().getAllByRole('listitem');
    expect(version).toHaveTextContent(text('legal.version', { version: '1.0' }));
    expect(updated).toHaveTextContent(text('legal.updated', { date: text('legal.january2025') }));
  });

  it.each(['he', 'ar'] as const)('show the month in %s', async (language) => {
    const words = textsUnder('legal', language);
    await renderInLayout('/terms', { language });
    const [first, second] = main().getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      words('version', { version: '1.0' }),
      words('updated', { date: words('january2025') }),
    ]);
  });

  it.each(LANGUAGES)('list every section of the page with a link in %s', async (language) => {
    for (const url of ['/privacy', '/terms', '/cookies', '/accessibility']) {
      const { unmount } = await renderInLayout(url, { language });
      const links = within(main().getByRole('navigation')).getAllByRole('link');
      const targets = links.map((link) => {
        const [path, id = ''] = (link.getAttribute('href') ?? '').split('#');
        return [path, document.getElementById(id)?.textContent?.replace(/^\d+\. /, '')];
      });
      expect(targets).toEqual(links.map((link) => [url, link.textContent]));
      expect(sectionTitles()).toHaveLength(links.length);
      unmount();
    }
  });

  it('say that users must be at least 18', async () => {
    await renderInLayout('/terms');
    expect(main().getByText(text('terms.accounts.age'))).toBeInTheDocument();
  });

  it('scroll to a section chosen from the contents, and mark it in the contents', async () => {
    const { user, scrolls, currentUrl } = await renderInLayout('/terms');
    await user.click(contents().getByRole('link', { name: text('terms.payment.title') }));
    expect(main().getByRole('heading', { name: `6. ${text('terms.payment.title')}` })).toHaveFocus();
    expect(scrolls).toEqual(['#payment']);
    expect(currentUrl()).toBe('/terms#payment');
    const current = contents().getByRole('link', { current: 'location' });
    expect(current).toHaveTextContent(text('terms.payment.title'));
  });

  it('mark the section that is being read', async () => {
    const tops = new Map<string, number>([
      ['collection', -900],
      ['use', 20],
      ['sharing', 700],
    ]);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return new DOMRect(0, tops.get(this.id) ?? 5000, 0, 0);
    });
    await renderInLayout('/privacy');
    const current = () => contents().getByRole('link', { current: 'location' });
    expect(current()).toHaveTextContent(text('privacy.use.title'));
    tops.set('sharing', 100);
    fireEvent.scroll(window);
    expect(current()).toHaveTextContent(text('privacy.sharing.title'));
  });
});

describe('security, a section of the privacy policy', () => {
  it('is scrolled to when the document opens at its URL', async () => {
    const { scrolls } = await renderInLayout('/privacy#security', { isLoaded: ['/privacy'] });
    expect(main().getByRole('heading', { name: `4. ${text('privacy.security.title')}` })).toHaveFocus();
    expect(scrolls).toContain('#security');
  });
});

describe('the cookie policy', () => {
  it.each(LANGUAGES)('lists every entry in the browser’s storage in %s', async (language) => {
    await renderInLayout('/cookies', { language });
    for (const { key } of STORED_ENTRIES) expect(main().getByText(key)).toHaveAttribute('dir', 'ltr');
    expect(main().getAllByRole('term')).toHaveLength(2 * STORED_ENTRIES.length);
  });
});

describe('the accessibility statement', () => {
  it('names standard, level and law, and the responsible person with contact data', async () => {
    await renderInLayout('/accessibility');
    expect(main().getByText(text('accessibility.standard.law'))).toBeInTheDocument();
    const contact = main().getByRole('heading', { name: `5. ${text('accessibility.contact.title')}` });
    expect(contact.parentElement).toHaveTextContent(
      text('accessibility.contact.intro', { coordinator: ACCESSIBILITY_COORDINATOR.en }),
    );
    const { phone, accessibilityEmail } = COMPANY;
    expect(main().getByRole('link', { name: phone.shown })).toHaveAttribute('href', phone.url);
    expect(main().getByRole('link', { name: accessibilityEmail })).toHaveAttribute(
      'href',
      `mailto:${accessibilityEmail}`,
    );
    expect(main().getByText(text('accessibility.contact.response'))).toBeInTheDocument();
    expect(main().getByText(text('legal.updated', { date: text('legal.november2026') }))).toBeInTheDocument();
  });
});
