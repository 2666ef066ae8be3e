import type { Container } from 'inversify';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { TOKENS } from '../tokens';
import { WorldStage } from './WorldStage';

/** The stage of the world in the container. */
export function createWorldStage(browser: Window, container: Container): WorldStage {
  return new WorldStage(
    container.get(TOKENS.demoWorld),
    new DemoSessionStorage(() => browser.sessionStorage),
    container.get(TOKENS.navigation),
  );
}
