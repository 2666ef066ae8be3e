import type { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';
import { DEMO_WORLD } from './world';

/** The card fields of the demo. */
export function furtherDemoAdapters(browser: Window): ContainerModule {
  const randomId = (): string => browser.crypto.randomUUID();
  return bindings(({ bindFactory }) => {
    bindFactory(TOKENS.cardFields, (world) => new InMemoryCardFields(world, browser.document, randomId), [
      DEMO_WORLD,
    ]);
  });
}
