import type { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';
import { DEMO_WORLD } from './dashboardWorldAdapters';

/** The card fields of the demo and the settings of its wizard. */
export function otherScreensDemoAdapters(browser: Window): ContainerModule {
  const randomId = (): string => browser.crypto.randomUUID();
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.wizardSettings, { keepsRetiredPlans: false });
    bindFactory(TOKENS.cardFields, (world) => new InMemoryCardFields(world, browser.document, randomId), [
      DEMO_WORLD,
    ]);
  });
}
