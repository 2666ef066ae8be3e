import type { Container } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { memoizeAsync } from '../../memoizeAsync';
import type { AfterFirstRender, AppVariant } from '../../variants/AppVariant';
import type { FirstScreen } from '../first-screen/firstScreen';
import { lazyUseCases } from './lazyUseCases';
import type { ShellUseCases } from '../../viewModels';
import { whenActivated } from './whenActivated';

export interface StartedServices {
  /** Loads the container with what the dashboard needs. */
  readonly loadContainer: () => Promise<Container>;
  /** Loads the container with every service. */
  readonly loadWholeContainer: () => Promise<Container>;
  readonly useCases: ShellUseCases;
  /**
   * False on a prerendered public page. Otherwise true on the callback page and in a tab that may hold a session.
   */
  readonly mayNeedSignedInCode: boolean;
  /** Resolves when the document is activated and the variant is prepared. */
  readonly prepared: Promise<AfterFirstRender | undefined>;
}

/** Loads the container in parallel with the texts and the screen, because it takes longest. */
export function startServices(
  browser: Window,
  variant: AppVariant,
  first: FirstScreen,
  diagnostics: Diagnostics,
): StartedServices {
  const loadContainer = memoizeAsync(async () => {
    const [{ createContainer }, remote] = await Promise.all([
      import('../../container'),
      variant.loadDashboardAdapters(),
    ]);
    return createContainer(browser, remote, diagnostics);
  });
  const loadWholeContainer = memoizeAsync(async () => {
    const [container, { addOtherScreensServices }, remote] = await Promise.all([
      loadContainer(),
      import('../../addOtherScreensServices'),
      variant.loadOtherScreensAdapters(),
    ]);
    addOtherScreensServices(container, browser, remote);
    return container;
  });
  const { location } = browser;
  const useCases = lazyUseCases(
    { loadContainer, loadWholeContainer },
    variant,
    () => location.pathname + location.search,
  );
  const mayNeedSignedInCode = !first.isPrerenderedPublicPage && (first.isCallback || variant.mayBeSignedIn());
  /* Ignored here, because each use case that awaits the container reports the failure. */
  if (mayNeedSignedInCode) loadContainer().catch(() => undefined);
  const prepare = async (): Promise<AfterFirstRender | undefined> => {
    await whenActivated(browser.document);
    return variant.prepare?.(loadWholeContainer);
  };
  const prepared = prepare();
  return {
    loadContainer,
    loadWholeContainer,
    useCases,
    mayNeedSignedInCode,
    prepared,
  };
}
