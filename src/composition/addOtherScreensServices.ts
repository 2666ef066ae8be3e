import type { Container, ContainerModule } from 'inversify';
import { otherScreensBrowserAdapters } from './bindings/otherScreensBrowserAdapters';
import { otherScreensUseCases } from './bindings/otherScreensUseCases';

/**
 * Adds the ports and use cases that the dashboard does not need.
 * @param remote The adapters of the remote services that the dashboard does not need.
 */
export function addOtherScreensServices(
  container: Container,
  browser: Window,
  remote: readonly ContainerModule[],
): void {
  container.load(otherScreensBrowserAdapters(browser), ...remote, otherScreensUseCases);
}
