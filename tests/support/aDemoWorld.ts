import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { otherScreensSeeds } from '@/adapters/in-memory/world/seeds/otherScreensSeeds';
import { createDemoWorld } from '@/composition/adapters/demo';

/** The demo world of the window, with the seeds of every screen. */
export function aDemoWorld(): DemoWorld {
  const world = createDemoWorld(window);
  world.addSeeds(otherScreensSeeds);
  return world;
}
