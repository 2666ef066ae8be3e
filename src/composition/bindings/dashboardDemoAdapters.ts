import type { ContainerModule } from 'inversify';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { bindings } from './bindings';
import { DEMO_WORLD } from './dashboardWorldAdapters';

/** The demo world of the tab. */
export function dashboardDemoAdapters(world: DemoWorld): ContainerModule {
  return bindings(({ value }) => value(DEMO_WORLD, world));
}
