import type { Container, ContainerModule } from 'inversify';
import { furtherBrowserAdapters } from './bindings/furtherBrowser';
import { furtherUseCases } from './bindings/furtherUseCases';

/**
 * Adds the ports and use cases that the dashboard does not need.
 * @param remote The adapters of the other remote services.
 */
export function addFurtherServices(
  container: Container,
  browser: Window,
  remote: readonly ContainerModule[],
): void {
  container.load(furtherBrowserAdapters(browser), ...remote, furtherUseCases);
}
