import type { Container } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { Build } from './Build';
import { once } from './once';

/** Loads the container with the adapters of a build when it is first needed. */
export function lazyContainer(
  browser: Window,
  build: Build,
  diagnostics: Diagnostics,
): () => Promise<Container> {
  return once<Container>(async () => {
    const [{ createContainer }, remote] = await Promise.all([import('./container'), build.loadAdapters()]);
    return createContainer(browser, remote, diagnostics);
  });
}
