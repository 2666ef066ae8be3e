import { Container, type ContainerModule } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { browserAdapters } from './bindings/browser';
import { useCases } from './bindings/useCases';

/**
 * Creates the container with every port and use case. `jitless` keeps inversify from generating code at run time,
 * because the Content Security Policy blocks that.
 * @param remote The adapters of the remote services.
 */
export function createContainer(
  browser: Window,
  remote: readonly ContainerModule[],
  diagnostics: Diagnostics,
): Container {
  const container = new Container({ jitless: true });
  container.load(browserAdapters(browser, diagnostics), ...remote, useCases);
  return container;
}
