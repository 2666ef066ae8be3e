import type { Container } from 'inversify';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { DEMO_WORLD } from './demoWorldToken';
import { TOKENS } from '../tokens';
import { forgetTab } from './forgetTab';
import { WorldStage } from './WorldStage';

/** The stage of the world in the container. */
export function createWorldStage(browser: Window, container: Container): WorldStage {
  const storage = (): Storage => browser.sessionStorage;
  return new WorldStage(
    container.get(DEMO_WORLD),
    new DemoSessionStorage(storage),
    container.get(TOKENS.navigation),
    () => forgetTab(storage, () => browser.localStorage),
  );
}
