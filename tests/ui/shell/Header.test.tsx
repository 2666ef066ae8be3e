import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textIn } from '@tests/support/text';

const header = () => within(screen.getByRole('banner'));
const accountButton = () =>
  screen.findByRole('button', { name: text('shell.account.menu', { name: 'Dana Levi' }) });

describe('the header', () => {
  it('links to home, pricing, features, about and contact, in that order', async () => {
    await renderInLayout('/');
    const navigation = within(header().getByRole('navigation', { name: text('shell.navigation.label') }));
    const links = navigation.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [text('shell.navigation.home'), '/'],
      [text('shell.navigation.pricing'), '/pricing'],
      [text('shell.navigation.features'), '/features'],
      [text('shell.navigation.about'), '/about'],
      [text('shell.navigation.contact'), '/contact'],
    ]);
    expect(
      header().getByRole('link', { name: text('shell.header.homeLink', { product: 'Amin' }) }),
    ).toHaveAttribute('href', '/');
  });

  it('marks only the link of the current page', async () => {
    await renderInLayout('/about');
    const current = header()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([text('shell.navigation.about')]);
  });

  it('offers to log in, and starts the sign-in', async () => {
    const { user, recordedCalls } = await renderInLayout('/about', { language: 'he' });
    await user.click(header().getByRole('button', { name: textIn.he('shell.header.logIn') }));
    expect(recordedCalls).toEqual(['sign in (he)']);
  });

  it('shows a spinner until the session is known', async () => {
    await renderInLayout('/about', { isSessionUnknown: true });
    expect(header().getByText(text('shell.header.checkingSession'))).toBeInTheDocument();
    expect(header().queryByRole('button', { name: text('shell.header.logIn') })).not.toBeInTheDocument();
  });

  it('shows a spinner while the redirect to the identity provider is starting', async () => {
    const { user } = await renderInLayout('/about');
    await user.click(header().getByRole('button', { name: text('shell.header.logIn') }));
    expect(header().getByText(text('shell.header.checkingSession'))).toBeInTheDocument();
  });
});

describe('the user menu', () => {
  it('shows name, email and role instead of the log-in button', async () => {
    const { user } = await renderInLayout('/about', { user: aUser() });
    expect(header().queryByRole('button', { name: text('shell.header.logIn') })).not.toBeInTheDocument();
    await user.click(await accountButton());
    expect(screen.getByText('dana@example.com')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(text('shell.account.role'))).toBeInTheDocument();
  });

  it('omits the line of a missing email', async () => {
    const { user } = await renderInLayout('/about', { user: aUser({ email: undefined }) });
    await user.click(await accountButton());
    expect(screen.getByText(text('shell.account.role'))).toBeInTheDocument();
    expect(screen.queryByText(/@/)).not.toBeInTheDocument();
  });

  it('shows the picture when the user has one', async () => {
    await renderInLayout('/about', { user: aUser({ avatar: 'https://pictures.example/dana.png' }) });
    const picture = (await accountButton()).querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://pictures.example/dana.png');
  });

  it('shows the initial without a picture', async () => {
    await renderInLayout('/about', { user: aUser() });
    expect(await accountButton()).toHaveTextContent(/^D/);
  });

  it.each(['dashboard', 'profile'] as const)('links to the %s', async (place) => {
    const { user, currentUrl } = await renderInLayout('/about', { user: aUser(), page: <p>A page</p> });
    await user.click(await accountButton());
    await user.click(screen.getByRole('menuitem', { name: text(`shell.account.${place}`) }));
    await waitFor(() => expect(currentUrl()).toBe(`/${place}`));
  });

  it('logs out', async () => {
    const { user, recordedCalls } = await renderInLayout('/about', { user: aUser() });
    await user.click(await accountButton());
    await user.click(screen.getByRole('menuitem', { name: text('shell.account.logOut') }));
    expect(recordedCalls).toEqual(['sign out']);
  });

  it('closes on a click outside and returns the focus', async () => {
    const { user } = await renderInLayout('/about', { user: aUser() });
    const button = await accountButton();
    await user.click(button);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await renderInLayout('/about', { user: aUser() });
    const button = await accountButton();
    await user.click(button);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
