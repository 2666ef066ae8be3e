import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '@/domain/shared/language';
import { OWNER_SCREENS } from '@/composition/ownerScreens';
import { App } from '@/ui/shell/App';
import { AppRouter } from '@/ui/shell/AppRouter';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import type { ViewModels } from '@/ui/shell/ViewModels';
import { aShell } from '@tests/support/aShell';
import { aWindow } from '@tests/support/aWindow';
import { textIn } from '@tests/support/text';

afterEach(() => history.replaceState(undefined, '', '/'));

const link = async (page: 'pricing') => {
  const navigation = await screen.findByRole('navigation', { name: textIn.he('shell.navigation.label') });
  return within(navigation).getByRole('link', { name: textIn.he(`shell.navigation.${page}`) });
};

const Router = ({ children }: { readonly children: ReactElement }) => (
  <AppRouter isLoaded={() => true}>{children}</AppRouter>
);

async function renderAt(language: Language) {
  aWindow({ isWide: true });
  const { viewModels, texts } = await aShell({ language });
  const screens = createScreens(texts, OWNER_SCREENS);
  await Promise.all(['/pricing', '/about'].map(async (path) => preloadScreen(screens, path)));
  render(<App viewModels={viewModels} texts={texts} screens={screens} Router={Router} />);
  return viewModels;
}

it('Back to a page in the URL of another language keeps the language that was chosen last, and its URL follows', async () => {
  history.replaceState(undefined, '', '/he/about?from=mail');
  history.pushState(undefined, '', '/pricing');
  await renderAt('ar');
  expect(location.pathname).toBe('/pricing');
  await act(async () => history.back());
  await waitFor(() => expect(location.pathname + location.search).toBe('/ar/about?from=mail'));
  expect(document.documentElement.dataset['language']).toBe('ar');
});

it.each([
  ['another page', async () => userEvent.click(await link('pricing'))],
  ['another language', async ({ language }: ViewModels) => act(async () => language.choose('ar'))],
])('the canonical link of the document is not shared on %s', async (_, leave) => {
  history.replaceState(undefined, '', '/he/about?from=mail');
  const element = document.createElement('link');
  document.head.append(Object.assign(element, { rel: 'canonical', href: 'https://amin.example/he/about' }));
  const canonical = () => document.querySelector('link[rel=canonical]');
  const viewModels = await renderAt('he');
  expect(canonical()).not.toBeNull();
  await leave(viewModels);
  await waitFor(() => expect(canonical()).toBeNull());
});
