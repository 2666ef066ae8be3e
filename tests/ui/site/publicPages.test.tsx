import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderFramed } from '@tests/support/renderFramed';
import { LANGUAGES } from '@/domain/shared/language';
import { PRODUCT_NAME } from '@/ui/site/companyContent';

const PAGES = [
  ['/', 'A good name, in every language', 'A good name, in every language.'],
  ['/about', 'About', 'Making a good name easy to find.'],
  ['/features', 'Features', 'Features'],
  ['/pricing', 'Pricing', 'Pricing'],
  ['/contact', 'Talk to us', 'Talk to us'],
  ['/careers', 'Careers', 'Careers'],
  ['/privacy', 'Privacy policy', 'Privacy policy'],
  ['/terms', 'Terms of service', 'Terms of service'],
  ['/cookies', 'Cookie policy', 'Cookie policy'],
  ['/accessibility', 'Accessibility statement', 'Accessibility statement'],
] as const;

const main = () => within(screen.getByRole('main'));

describe('the public pages', () => {
  it.each(PAGES)(
    '%s opens for everybody under its name (NAV-001 to NAV-009)',
    async (address, title, words) => {
      const { place } = await renderFramed(address);
      expect(place()).toBe(address);
      expect(document.title).toBe(`${title} · Amin`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
    },
  );

  it.each(LANGUAGES)('have one heading of their own words in %s', async (language) => {
    for (const [address] of PAGES) {
      const { unmount } = await renderFramed(address, { language });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('main')).not.toHaveTextContent(/site\.|shell\.|\{\{/);
      expect(document.title).toMatch(new RegExp(` · ${PRODUCT_NAME[language]}$`));
      unmount();
    }
  });
});

describe('about', () => {
  it('has mission, differences, figures and the version (PUB-015 to PUB-018)', async () => {
    await renderFramed('/about');
    expect(main().getByText(/^Our mission is to connect people/)).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'What makes us different' })).toBeInTheDocument();
    expect(main().getAllByRole('definition')).toHaveLength(4);
    expect(main().getByText('v1.0.0')).toBeInTheDocument();
  });
});

describe('pricing', () => {
  it('says that its content will be migrated, and offers to log in (PUB-020)', async () => {
    const { user, deeds } = await renderFramed('/pricing');
    expect(main().getByText(/content will be migrated/)).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Log in' }));
    expect(deeds).toEqual(['sign in (en)']);
  });

  it('leads whoever is signed in to the dashboard', async () => {
    await renderFramed('/pricing', { user: aUser() });
    expect(main().getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
