import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { SignInNotStarted } from '@/application/ports/IdentityProvider';
import { failure, type Result } from '@/domain/shared/result';
import { aUser } from '@tests/support/builders/aUser';
import { deferred } from '@tests/support/deferred';
import { outsideOfMenu } from '@tests/support/outsideOfMenu';
import { renderInLayout } from '@tests/support/renderInLayout';
import { text, textIn } from '@tests/support/text';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { watchChoices } from '@/composition/startup/document';
import { useUnsavedWork } from '@/ui/shell/leaving/LeaveGuard';

const header = () => within(screen.getByRole('banner'));

function logInButton(name: string): HTMLElement {
  const [button, ...others] = outsideOfMenu(header().getAllByRole('button', { name }));
  if (button === undefined || others.length > 0) throw new Error('The header has not one log-in button.');
  return button;
}
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
    await user.click(logInButton(textIn.he('shell.header.logIn')));
    expect(recordedCalls).toEqual(['sign in (he)']);
  });

  it('shows a spinner until the session is known', async () => {
    await renderInLayout('/about', { isSessionUnknown: true });
    expect(header().getByText(text('shell.header.checkingSession'))).toBeInTheDocument();
    expect(header().queryByRole('button', { name: text('shell.header.logIn') })).not.toBeInTheDocument();
  });

  it('keeps the focus on the log-in button, also when the sign-in does not start', async () => {
    const { promise: started, resolve } = deferred<Result<void, SignInNotStarted>>();
    const { user } = await renderInLayout('/about', {
      useCases: { signIn: { execute: async () => started } },
    });
    const button = logInButton(text('shell.header.logIn'));
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => resolve(failure({ kind: 'sign-in-not-started', message: '' })));
    expect(button).not.toHaveAttribute('aria-busy');
    expect(button).toHaveFocus();
  });
});

async function openMenu(options: Parameters<typeof renderInLayout>[1] = {}, path = '/about') {
  const layout = await renderInLayout(path, { user: aUser(), page: <p>A page</p>, ...options });
  const button = await accountButton();
  await layout.user.click(button);
  return { ...layout, button, menu: within(await screen.findByRole('dialog', { name: 'Dana Levi' })) };
}

const UNSAVED = { isUnsaved: true, discard: () => undefined };

/** A page that asks before it is left. */
const UnsavedPage = observer(function UnsavedPage() {
  const guard = useUnsavedWork(UNSAVED);
  return <p>{guard?.pendingNavigation === undefined ? 'A page' : 'Leave?'}</p>;
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

  it.each([
    ['dashboard', '/dashboard'],
    ['profile', '/profile'],
    ['help', '/contact'],
  ] as const)('has a link to %s and closes when it is followed', async (item, path) => {
    const { menu, user, currentUrl } = await openMenu({ page: <p>A page</p> });
    const link = menu.getByRole('link', { name: text(`shell.account.${item}`) });
    expect(link).toHaveAttribute('href', path);
    await user.click(link);
    expect(currentUrl()).toBe(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [undefined, text('shell.account.dashboard')],
    [0, text('shell.account.dashboard')],
    [2, `${text('shell.account.dashboard')}${text('attention.needYou', { count: 2, number: '2' })}`],
  ])('says how many businesses need attention once that is known: %s', async (count, words) => {
    const { menu, texts, viewModels } = await openMenu();
    await act(async () => {
      await texts.require(['attention']);
      runInAction(() => viewModels.issueCount.set(count));
    });
    expect(menu.getAllByRole('link')[0]?.textContent).toBe(words);
  });

  it('marks the link of the current page', async () => {
    const { menu } = await openMenu({}, '/dashboard');
    const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual([text('shell.account.dashboard')]);
  });

  it('logs out', async () => {
    const { menu, user, recordedCalls } = await openMenu();
    await user.click(menu.getByRole('button', { name: text('shell.account.logOut') }));
    expect(recordedCalls).toEqual(['end the session: signed-out']);
  });

  it('changes the language, stays open with the focus on the choice, and says so in the new language', async () => {
    const { menu, user } = await openMenu();
    const status = menu.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.click(menu.getByRole('radio', { name: 'עברית' }));

    const group = await screen.findByRole('radiogroup', { name: textIn.he('shell.language.label') });
    const hebrew = within(group).getByRole('radio', { name: 'עברית' });
    expect(hebrew).toBeChecked();
    expect(hebrew).toHaveFocus();
    expect(menu.getByRole('link', { name: textIn.he('shell.account.profile') })).toBeVisible();
    expect(status).toHaveTextContent(textIn.he('shell.language.changed'));

    await user.click(menu.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(status).toHaveTextContent(text('shell.language.changed')));
  });

  it('changes the theme and stays open', async () => {
    watchChoices(document, () => localStorage);
    const { menu, user } = await openMenu();
    expect(menu.getByRole('radio', { name: text('shell.theme.system') })).toBeChecked();
    const dark = menu.getByRole('radio', { name: text('shell.theme.dark') });
    await user.click(dark);
    expect(dark).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(menu.getByRole('radio', { name: text('shell.theme.system') }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it.each(['{Enter}', ' '])('opens by the key "%s" and takes the focus', async (key) => {
    const { user } = await renderInLayout('/about', { user: aUser(), page: <p>A page</p> });
    const button = await accountButton();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    act(() => button.focus());
    await user.keyboard(key);
    const menu = await screen.findByRole('dialog', { name: 'Dana Levi' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('keeps the focus inside on Tab', async () => {
    const { user } = await openMenu();
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await user.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });

  it.each(['pointer', 'focus'])('loads when the %s reaches its button', async (reach) => {
    const { user } = await renderInLayout('/about', { user: aUser(), page: <p>A page</p> });
    const button = await accountButton();
    if (reach === 'pointer') await user.hover(button);
    else act(() => button.focus());
    await act(async () => Promise.resolve());
    /* A menu that has loaded opens at once. */
    act(() => button.click());
    expect(screen.getByRole('dialog', { name: 'Dana Levi' })).toBeInTheDocument();
  });

  it.each([
    ['Escape', async (user: UserEvent) => user.keyboard('{Escape}')],
    ['a click outside', async (user: UserEvent) => user.click(document.body)],
  ])('closes on %s and returns the focus', async (_press, close) => {
    const { user, button } = await openMenu();
    await close(user);
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes under the question before leaving a page with unsaved changes', async () => {
    const { menu, user, currentUrl } = await openMenu({ page: <UnsavedPage /> });
    await user.click(menu.getByRole('link', { name: text('shell.account.profile') }));
    expect(await screen.findByText('Leave?')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/about');
  });
});
