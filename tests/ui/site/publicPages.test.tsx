import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { NAMESPACES } from '@/ui/i18n/Texts';
import { PRODUCT_NAME } from '@/ui/company/companyContent';
import { text } from '@tests/support/text';

const PAGES = [
  ['/', text('site.home.pageTitle'), text('site.home.headline')],
  ['/about', text('site.about.pageTitle'), text('site.about.title')],
  ['/features', text('site.features.title'), text('site.features.title')],
  ['/pricing', text('pricing.title'), text('pricing.title')],
  ['/contact', text('contact.title'), text('contact.title')],
  ['/careers', text('site.careers.title'), text('site.careers.title')],
  ['/privacy', text('privacy.title'), text('privacy.title')],
  ['/terms', text('terms.title'), text('terms.title')],
  ['/cookies', text('cookies.title'), text('cookies.title')],
  ['/accessibility', text('accessibility.title'), text('accessibility.title')],
] as const;

/** An untranslated key or an unfilled placeholder. */
const UNTRANSLATED_TEXT = new RegExp(`\\b(?:${NAMESPACES.join('|')})\\.[a-z]|\\{\\{|\uE000`);

const main = () => within(screen.getByRole('main'));

/** The text without bidirectional control characters, with ordinary spaces. */
const shownWords = (content: string): string =>
  content.replaceAll(/[\u200E\u200F]/g, '').replaceAll('\u00A0', ' ');

/** The meta description. Search results show about 160 characters, so it must have between 61 and 164. */
function described(): string {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  expect(description.length).toBeGreaterThan(60);
  expect(description.length).toBeLessThan(165);
  return description;
}

describe('the public pages', () => {
  it.each(PAGES)('%s is public and has its own title', async (url, title, words) => {
    const { currentUrl } = await renderInLayout(url);
    expect(currentUrl()).toBe(url);
    expect(document.title).toBe(`${title} · Amin`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });

  it.each(COMPLETE_LANGUAGES)('have one heading of their own in %s', async (language) => {
    const descriptions = new Set<string>();
    document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }));
    onTestFinished(() => document.querySelector('meta[name="description"]')?.remove());
    for (const [url] of PAGES) {
      const { unmount } = await renderInLayout(url, { language });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('main')).not.toHaveTextContent(UNTRANSLATED_TEXT);
      expect(document.title).toMatch(new RegExp(` · ${PRODUCT_NAME[language]}$`));
      descriptions.add(described());
      unmount();
    }
    expect(descriptions.size).toBe(PAGES.length);
  });
});

describe('about', () => {
  it('shows mission, differences, figures and the version', async () => {
    await renderInLayout('/about');
    expect(main().getByText(text('site.about.lead'))).toBeInTheDocument();
    expect(main().getByRole('heading', { name: text('site.about.differences') })).toBeInTheDocument();
    expect(main().getAllByRole('definition')).toHaveLength(4);
    expect(main().getByText('v1.0.0')).toBeInTheDocument();
  });
});

describe('pricing', () => {
  it('says that its content will be migrated, and offers to log in', async () => {
    const { user, recordedCalls } = await renderInLayout('/pricing');
    expect(main().getByText(text('pricing.text'))).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: text('shell.header.logIn') }));
    expect(recordedCalls).toEqual(['sign in (en)']);
  });

  it('shows nothing else while the catalogue fails to load', async () => {
    await renderInLayout('/pricing');
    expect(main().getAllByRole('heading')).toHaveLength(1);
  });

  it('shows the plans with monthly or annual prices, without a way to order', async () => {
    const { user } = await renderInLayout('/pricing', { catalog: aCatalog() });
    const plans = within(await main().findByRole('region', { name: text('pricing.plans.title') }));
    const cards = () =>
      plans
        .getAllByRole('heading', { level: 3 })
        .map(({ parentElement }) => shownWords(parentElement?.textContent ?? ''));
    const [monthly, annual] = [text('pricing.plans.perMonth'), text('pricing.plans.perYear')];
    const saving = (amount: string) => text('pricing.plans.saving', { amount, percent: '17%' });
    expect(cards()).toEqual([`Basic49 ₪ ${monthly}`, `Pro99 ₪ ${monthly}`]);
    expect(screen.getByRole('main')).toHaveTextContent(text('pricing.plans.saveUpTo', { percent: '17%' }));
    await user.click(plans.getByRole('radio', { name: text('pricing.plans.annual') }));
    expect(cards()).toEqual([
      `Basic490 ₪ ${annual}${saving('98 ₪')}`,
      `Pro990 ₪ ${annual}${saving('198 ₪')}`,
    ]);
    expect(plans.queryByRole('button')).not.toBeInTheDocument();
  });

  it('links a signed-in owner to the dashboard', async () => {
    await renderInLayout('/pricing', { user: aUser() });
    const toDashboard = main().getByRole('link', { name: text('pricing.toDashboard') });
    expect(toDashboard).toHaveAttribute('href', '/dashboard');
  });
});
