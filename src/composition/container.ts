import { Container, type ContainerModule } from 'inversify';
import { browserAdapters } from './bindings/browser';
import { useCases } from './bindings/useCases';

/**
 * Everything wired. `jitless`: the Content-Security-Policy admits no code made at run time.
 * @param remote The adapters behind the remote ports.
 */
export function createContainer(browser: Window, remote: readonly ContainerModule[]): Container {
  const container = new Container({ jitless: true });
  container.load(browserAdapters(browser), ...remote, useCases);
  return container;
}
