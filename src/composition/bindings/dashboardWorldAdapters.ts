import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { token, TOKENS } from '../tokens';
import { bindings } from './bindings';

/** Bound in the demo and in the developer console, never in the live app. */
export const DEMO_WORLD = token<DemoWorld>('DemoWorld');

/** The in-memory adapters of the owner's record and the businesses. They read and change the demo world. */
export const dashboardWorldAdapters = bindings(({ bindClass }) => {
  bindClass(TOKENS.users, InMemoryUserRepository, [DEMO_WORLD]);
  bindClass(TOKENS.businesses, InMemoryBusinessRepository, [DEMO_WORLD]);
});
