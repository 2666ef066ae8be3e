import { Container, type ContainerModule } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { firstBrowserAdapters } from './bindings/browser';
import { firstUseCases } from './bindings/firstUseCases';

/**
 * Creates the container with what the dashboard needs. `addFurtherServices` adds the other ports and use cases. `jitless` keeps inversify from generating code at run time,
 * because the Content Security Policy blocks that.
 * @param remote The adapters of the remote services that the dashboard needs.
 */
export function createContainer(
  browser: Window,
  remote: readonly ContainerModule[],
  diagnostics: Diagnostics,
): Container {
  const container = new Container({ jitless: true });
  container.load(firstBrowserAdapters(browser, diagnostics), ...remote, firstUseCases);
  return container;
}
