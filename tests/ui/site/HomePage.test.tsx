import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderFramed } from '@tests/support/renderFramed';

const main = () => within(screen.getByRole('main'));

describe('the home page', () => {
  it('says what the product is (PUB-001, PUB-010)', async () => {
    await renderFramed('/');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('A good name, in every language.');
    expect(main().getByText(/^Amin connects customers with verified professionals\./)).toBeInTheDocument();
  });

  it('shows the four figures (PUB-005 to PUB-008)', async () => {
    await renderFramed('/');
    const terms = main().getAllByRole('term');
    const figures = main()
      .getAllByRole('definition')
      .map(({ textContent }, position) => `${textContent} ${terms[position]?.textContent}`);
    expect(figures).toEqual([
      '10K+ professionals',
      '50K+ customers',
      '100+ service categories',
      '24/7 support',
    ]);
  });

  it('makes three promises, reviews and ratings among them (PUB-002 to PUB-004, PUB-009, PUB-011)', async () => {
    await renderFramed('/');
    const section = within(main().getByRole('region', { name: /^Reliable/ }));
    const promises = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(promises).toEqual(['Verified professionals', 'Quality guarantee', 'Secure and fast']);
    expect(section.getByText(/Reviews and ratings/)).toBeInTheDocument();
  });

  it('names one business in three scripts, each marked with its language', async () => {
    await renderFramed('/');
    const names = ['חדאד אינסטלציה', 'حداد للسباكة', 'Haddad Plumbing'].map(
      (name) => main().getByText(name).lang,
    );
    expect(names).toEqual(['he', 'ar', 'en']);
  });

  it.each([0, 1])('starts signing in by Get Started, number %i (PUB-012, PUB-013)', async (position) => {
    const { user, deeds } = await renderFramed('/');
    const button = main().getAllByRole('button', { name: 'Get Started' })[position];
    if (button === undefined) throw new Error('There are two of them');
    await user.click(button);
    expect(deeds).toEqual(['sign in (en)']);
    expect(main().getAllByRole('button', { name: 'Get Started' })[position]).toBeDisabled();
  });

  it('leads whoever is signed in to the dashboard (decision C3)', async () => {
    await renderFramed('/', { user: aUser() });
    const links = main().getAllByRole('link', { name: 'Get Started' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
  });

  it('waits with a press that comes before it is known who is here', async () => {
    const { user, deeds, session } = await renderFramed('/', { isSessionUnknown: true });
    const [button] = main().getAllByRole('button', { name: 'Get Started' });
    if (button === undefined) throw new Error('There are two of them');
    await user.click(button);
    expect(deeds).toEqual([]);
    await session.start();
    await waitFor(() => expect(deeds).toEqual(['sign in (en)']));
  });

  it('goes to the features by Learn More and puts the focus there (PUB-014)', async () => {
    const { user, scrolls } = await renderFramed('/');
    await user.click(main().getByRole('link', { name: 'Learn More' }));
    expect(main().getByRole('heading', { name: /^Reliable/ })).toHaveFocus();
    expect(scrolls).toEqual(['#features']);
  });
});
