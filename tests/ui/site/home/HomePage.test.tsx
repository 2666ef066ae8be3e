import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { SIGNED_OUT, type Session } from '@/application/identity/Session';
import { failure, success } from '@/domain/shared/result';
import { text } from '@tests/support/text';

const main = () => within(screen.getByRole('main'));

function getStartedButton(position = 0): HTMLElement {
  const button = main().getAllByRole('button', { name: text('shell.getStarted') })[position];
  if (button === undefined) throw new Error(`Expected a button Get Started at position ${position}`);
  return button;
}

describe('the home page', () => {
  it('describes the product', async () => {
    await renderInLayout('/');
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(text('site.home.headline'));
    expect(main().getByText(text('site.home.lead', { product: 'Amin' }))).toBeInTheDocument();
  });

  it('shows the four figures', async () => {
    await renderInLayout('/');
    const terms = main().getAllByRole('term');
    const figures = main()
      .getAllByRole('definition')
      .map(({ textContent }, position) => `${textContent} ${terms[position]?.textContent}`);
    expect(figures).toEqual([
      `10K+ ${text('site.figures.professionals')}`,
      `50K+ ${text('site.figures.customers')}`,
      `100+ ${text('site.figures.categories')}`,
      `24/7 ${text('site.figures.support')}`,
    ]);
  });

  it('shows three benefits, including reviews and ratings', async () => {
    await renderInLayout('/');
    const section = within(main().getByRole('region', { name: text('site.benefits.title') }));
    const promises = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const titles = (['verified', 'quality', 'secure'] as const).map((one) =>
      text(`site.benefits.${one}Title`),
    );
    expect(promises).toEqual(titles);
    expect(section.getByText(text('site.benefits.qualityText'))).toBeInTheDocument();
  });

  it('shows the name of a business in three scripts, each marked with its language', async () => {
    await renderInLayout('/');
    const names = ['חדאד אינסטלציה', 'حداد للسباكة', 'Haddad Plumbing'].map(
      (name) => main().getByText(name).lang,
    );
    expect(names).toEqual(['he', 'ar', 'en']);
  });

  it.each([0, 1])('starts the sign-in by Get Started, button number %i', async (position) => {
    const { user, recordedCalls } = await renderInLayout('/');
    await user.click(getStartedButton(position));
    expect(recordedCalls).toEqual(['sign in (en)']);
    expect(getStartedButton(position)).toHaveAttribute('aria-busy', 'true');
    expect(getStartedButton(position)).toHaveFocus();
  });

  it('links a signed-in owner to the dashboard', async () => {
    await renderInLayout('/', { user: aUser() });
    const links = main().getAllByRole('link', { name: text('shell.getStarted') });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
  });

  it.each([
    ['the dashboard', aUser(), '/dashboard', []],
    ['the sign-in', undefined, '/', ['sign in (en)']],
  ])(
    'opens %s by Get Started after a lost connection, depending on the session',
    async (_, owner, url, calls) => {
      const answers = [failure({ kind: 'offline' })];
      const restored: Session = owner === undefined ? SIGNED_OUT : { kind: 'signed-in', user: owner };
      const { user, recordedCalls, currentUrl } = await renderInLayout('/', {
        isLoaded: ['/dashboard'],
        useCases: { restoreSession: { execute: async () => answers.shift() ?? success(restored) } },
      });
      await user.click(getStartedButton());
      await waitFor(() => expect([currentUrl(), recordedCalls]).toEqual([url, calls]));
    },
  );

  it('runs a press of Get Started once the session is known', async () => {
    const { user, recordedCalls, session } = await renderInLayout('/', { isSessionUnknown: true });
    await user.click(getStartedButton());
    expect(recordedCalls).toEqual([]);
    await session.start();
    await waitFor(() => expect(recordedCalls).toEqual(['sign in (en)']));
  });

  it('scrolls to the features and moves the focus there by Learn More', async () => {
    const { user, scrolls } = await renderInLayout('/');
    await user.click(main().getByRole('link', { name: text('site.home.learnMore') }));
    expect(main().getByRole('heading', { name: text('site.benefits.title') })).toHaveFocus();
    expect(scrolls).toEqual(['#features']);
  });
});
