import { Container } from 'inversify';
import { browserAdapters } from './bindings/browser';
import { demoAdapters } from './bindings/demo';
import { useCases } from './bindings/useCases';
import { worldAdapters } from './bindings/world';

/** Everything wired. `jitless`: the Content-Security-Policy admits no code made at run time. */
export function createContainer(browser: Window): Container {
  const container = new Container({ jitless: true });
  container.load(browserAdapters(browser), demoAdapters(browser), worldAdapters, useCases);
  return container;
}
