import type { Container } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { AppVariant } from './AppVariant';
import { memoizeAsync } from './memoizeAsync';

/** Loads the container with the adapters of a build when it is first needed. */
export function lazyContainer(
  browser: Window,
  build: AppVariant,
  diagnostics: Diagnostics,
): () => Promise<Container> {
  return memoizeAsync<Container>(async () => {
    const [{ createContainer }, remote] = await Promise.all([import('./container'), build.loadAdapters()]);
    return createContainer(browser, remote, diagnostics);
  });
}
