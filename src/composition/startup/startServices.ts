import type { Container } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { AfterFirstRender, AppVariant } from '../AppVariant';
import { lazyContainer } from '../lazyContainer';
import { sessionUseCases, type EarlySessionUseCases } from '../sessionUseCases';
import type { FirstScreen } from './firstScreen';
import { whenActivated } from './whenActivated';

export interface StartedServices {
  readonly loadContainer: () => Promise<Container>;
  readonly identity: EarlySessionUseCases;
  /** True where an owner may be signed in and the screen is not a public page. */
  readonly mayNeedProduct: boolean;
  /** The session of the first screen; undefined where that is a public page or the callback. */
  readonly session: ReturnType<EarlySessionUseCases['prefetchSession']> | undefined;
  /** Resolves when the document may act, with what the build does once the page is there. */
  readonly prepared: Promise<AfterFirstRender | undefined>;
}

/** Starts the slowest part of the startup, in parallel with the texts and the screen: the container and the session. */
export function startServices(
  browser: Window,
  build: AppVariant,
  first: FirstScreen,
  diagnostics: Diagnostics,
): StartedServices {
  const loadContainer = lazyContainer(browser, build, diagnostics);
  const { location } = browser;
  const identity = sessionUseCases(
    loadContainer,
    () => build.mayBeSignedIn(),
    () => location.pathname + location.search,
  );
  const mayNeedProduct = !first.isVisit && (first.isCallback || build.mayBeSignedIn());
  /* A failure is reported by whatever awaits the container. */
  if (mayNeedProduct) loadContainer().catch(() => undefined);
  const prepare = async (): Promise<AfterFirstRender | undefined> => {
    await whenActivated(browser.document);
    return build.prepare?.(loadContainer);
  };
  const prepared = prepare();
  const session =
    first.isVisit || first.isCallback ? undefined : prepared.then(async () => identity.prefetchSession());
  return { loadContainer, identity, mayNeedProduct, session, prepared };
}
