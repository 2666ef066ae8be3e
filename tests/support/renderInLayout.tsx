import { render, screen, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { directionOf } from '@/domain/shared/language';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { AppRoutes } from '@/ui/shell/App';
import { Layout } from '@/ui/shell/layout/Layout';
import { LeaveGuardBoundary } from '@/ui/shell/leaving/LeaveGuardBoundary';
import { OWNER_SCREENS } from '@/composition/ownerScreens';
import { createScreens, preloadScreen } from '@/ui/shell/screens';
import { ViewModelsContext } from '@/ui/shell/ViewModelsContext';
import { aShell, type ShellOptions } from './aShell';
import { aWindow } from './aWindow';
import type { LazyPart } from './renderPage';

interface LayoutOptions extends ShellOptions {
  /** Rendered at every path, instead of the routes of the product. */
  readonly page?: ReactNode;
  /** Called when the page is hydrated or has failed. */
  readonly onPageShown?: (() => void) | undefined;
  readonly isWide?: boolean | undefined;
  /** Lazy parts that are loaded before the first render. They may fail. */
  readonly loadedParts?: readonly LazyPart[] | undefined;
  /** Paths whose screens are loaded before the first render. */
  readonly isLoaded?: readonly string[] | undefined;
}

interface LayoutPage extends RenderResult, Awaited<ReturnType<typeof aShell>> {
  readonly user: UserEvent;
  /** The scroll targets so far: 'top' or '#section'. */
  readonly scrolls: readonly string[];
  /** The current path and hash of the router. */
  readonly currentUrl: () => string;
}

/** Renders the page at a path inside the page shell, in StrictMode, with the real texts. */
export async function renderInLayout(url: string, options: LayoutOptions = {}): Promise<LayoutPage> {
  const {
    language = 'en',
    page,
    onPageShown,
    isWide = true,
    isLoaded = [],
    loadedParts = [],
    ...shellOptions
  } = options;
  const { scrolls } = aWindow({ isWide });
  const shell = await aShell({ language, ...shellOptions });
  const screens = createScreens(shell.texts, OWNER_SCREENS);
  const loaded = page === undefined ? [url, ...isLoaded] : [];
  await Promise.all([
    ...loaded.map((path) => preloadScreen(screens, path)),
    import('@/ui/shell/menu/SignedInMenuContent'),
    import('@/ui/shell/toasts/WaitingToasts'),
    import('@/ui/shell/user-menu/UserMenu'),
    import('@/ui/shell/user-menu/UserMenuArea'),
  ]);
  await Promise.allSettled(loadedParts.map(async (part) => part.code(shell.texts).load()));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  let currentUrl = url;
  const rendered = render(
    <StrictMode>
      <TranslationProvider texts={shell.texts}>
        <ViewModelsContext value={shell.viewModels}>
          <MemoryRouter initialEntries={[url]}>
            <LocationProbe onLocation={(current) => (currentUrl = current)} />
            <LeaveGuardBoundary>
              {page === undefined ? (
                <AppRoutes screens={screens} />
              ) : (
                <PageInLayout page={page} onPageShown={onPageShown} />
              )}
            </LeaveGuardBoundary>
          </MemoryRouter>
        </ViewModelsContext>
      </TranslationProvider>
    </StrictMode>,
  );
  await screen.findByRole('main');
  return { ...rendered, ...shell, user: userEvent.setup(), scrolls, currentUrl: () => currentUrl };
}

function PageInLayout({ page, onPageShown }: Pick<LayoutOptions, 'page' | 'onPageShown'>) {
  return (
    <Routes>
      <Route element={<Layout onPageShown={onPageShown} />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
}

function LocationProbe({ onLocation }: { readonly onLocation: (currentUrl: string) => void }) {
  const { pathname, hash } = useLocation();
  onLocation(`${pathname}${hash}`);
  return undefined;
}
