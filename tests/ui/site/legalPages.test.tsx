import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { STORED_ENTRIES } from '@/ui/site/cookies/browserStorage';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text } from '@tests/support/text';

const main = () => within(screen.getByRole('main'));
const contents = () => within(main().getByRole('navigation', { name: text('legal.contents') }));

const sectionTitles = (): string[] =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '')
    .filter((title) => /^\d/.test(title));

const PRIVACY = [
  '1. Information collected',
  '2. Use of information',
  '3. Sharing of information',
  '4. Security',
  '5. Your rights',
  '6. Contact',
];
const TERMS = [
  '1. Acceptance of terms',
  '2. Description of service',
  '3. User accounts',
  '4. User conduct',
  '5. Content policy',
  '6. Payment terms',
  '7. Intellectual property',
  '8. Termination',
  '9. Disclaimers',
  '10. Limitation of liability',
  '11. Governing law',
  '12. Contact',
];
const COOKIES = [
  '1. What cookies are',
  '2. How they are used',
  '3. Types of cookies',
  '4. Third-party cookies',
  '5. Managing cookies',
  '6. Policy updates',
  '7. Contact',
];
const ACCESSIBILITY = [
  '1. Standard and level',
  '2. What was done',
  '3. Known limits',
  '4. Other ways to get service',
  '5. Accessibility coordinator',
  '6. Date of this statement',
];

describe('the legal pages', () => {
  it.each([
    ['/privacy', PRIVACY],
    ['/terms', TERMS],
    ['/cookies', COOKIES],
    ['/accessibility', ACCESSIBILITY],
  ])('%s has its sections in their order', async (url, sections) => {
    await renderInLayout(url);
    expect(sectionTitles()).toEqual(sections);
  });

  it.each(['/privacy', '/terms', '/cookies'])('%s shows its version and effective date', async (url) => {
    await renderInLayout(url);
    const [version, updated] = main().getAllByRole('listitem');
    expect(version).toHaveTextContent(/^Version 1\.0$/);
    expect(updated).toHaveTextContent('Last updated: January 2025');
  });

  it.each([
    ['he', 'גרסה 1.0', 'עודכן לאחרונה: ינואר 2025'],
    ['ar', 'الإصدار 1.0', 'آخر تحديث: كانون الثاني 2025'],
  ] as const)('show the month in %s', async (language, version, updated) => {
    await renderInLayout('/terms', { language });
    const [first, second] = main().getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([version, updated]);
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
    expect(main().getByRole('heading', { name: '6. Payment terms' })).toHaveFocus();
    expect(scrolls).toEqual(['#payment']);
    expect(currentUrl()).toBe('/terms#payment');
    expect(contents().getByRole('link', { current: 'location' })).toHaveTextContent(
      text('terms.payment.title'),
    );
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
    expect(main().getByRole('heading', { name: '4. Security' })).toHaveFocus();
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
    expect(main().getByText(/Israeli Standard 5568/)).toHaveTextContent(/level AA.*5758-1998.*5773-2013/);
    expect(main().getByText(/The accessibility coordinator is/)).toHaveTextContent('Noa Khoury');
    expect(main().getByRole('link', { name: '03-123-4567' })).toHaveAttribute('href', 'tel:+97231234567');
    expect(main().getByRole('link', { name: 'accessibility@example.com' })).toHaveAttribute(
      'href',
      'mailto:accessibility@example.com',
    );
    expect(main().getByText(/within 24 to 48 hours/)).toBeInTheDocument();
    expect(main().getByText('Last updated: November 2026')).toBeInTheDocument();
  });
});
