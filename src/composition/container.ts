import { Container, type ContainerModule } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { dashboardBrowserAdapters } from './bindings/dashboardBrowserAdapters';
import { dashboardUseCases } from './bindings/dashboardUseCases';

/**
 * Creates the container with what the dashboard needs. `addOtherScreensServices` adds the rest. `jitless` keeps
 * inversify from generating code at run time, because the Content Security Policy blocks that.
 * @param remote The adapters of the remote services that the dashboard needs.
 */
export function createContainer(
  browser: Window,
  remote: readonly ContainerModule[],
  diagnostics: Diagnostics,
): Container {
  const container = new Container({ jitless: true });
  container.load(dashboardBrowserAdapters(browser, diagnostics), ...remote, dashboardUseCases);
  return container;
}
