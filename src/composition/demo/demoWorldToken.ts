import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { token } from '../tokens';

/** Bound in the demo only. */
export const DEMO_WORLD = token<DemoWorld>('DemoWorld');
