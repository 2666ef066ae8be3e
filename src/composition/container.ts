import { Container, type ContainerModule } from 'inversify';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { browserAdapters } from './bindings/browser';
import { useCases } from './bindings/useCases';

/**
 * Everything wired. `jitless`: the Content-Security-Policy admits no code made at run time.
 * @param remote The adapters behind the remote ports.
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
