import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OWNER_SCREENS } from '@/composition/ownerScreens';
import { App } from '@/ui/shell/App';
import { AppRouter } from '@/ui/shell/AppRouter';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import { aShell } from '@tests/support/aShell';
import { aWindow } from '@tests/support/aWindow';

afterEach(() => history.replaceState(undefined, '', '/'));

const Router = ({ children }: { readonly children: ReactElement }) => (
  <AppRouter isLoaded={() => true}>{children}</AppRouter>
);

it('Back to a page in the URL of another language keeps the language that was chosen last, and its URL follows', async () => {
  history.replaceState(undefined, '', '/he/about?from=mail');
  history.pushState(undefined, '', '/pricing');
  aWindow({ isWide: true });
  const { viewModels, texts } = await aShell({ language: 'ar' });
  const screens = createScreens(texts, OWNER_SCREENS);
  await Promise.all(['/pricing', '/about'].map(async (path) => preloadScreen(screens, path)));
  render(<App viewModels={viewModels} texts={texts} screens={screens} Router={Router} />);
  expect(location.pathname).toBe('/pricing');
  await act(async () => history.back());
  await waitFor(() => expect(location.pathname + location.search).toBe('/ar/about?from=mail'));
  expect(document.documentElement.dataset['language']).toBe('ar');
});
