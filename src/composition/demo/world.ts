import { SystemClock } from '@/adapters/browser/SystemClock';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { parseDemoClaims } from '@/adapters/in-memory/identity/parseDemoClaims';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';

/** The latency of the demo's services in milliseconds. It is long enough to see the loading states. */
const LATENCY = 350;

/** Creates the demo world of the tab, with the seeds of the dashboard. */
export function createDemoWorld(browser: Window): DemoWorld {
  return new DemoWorld({
    clock: new SystemClock(browser),
    storage: () => browser.sessionStorage,
    latency: LATENCY,
  });
}

/** Whether the tab is signed in as an owner with businesses that the seeds of the dashboard do not have. */
export function needsOtherSeeds(world: DemoWorld, browser: Window): boolean {
  const session = new DemoSessionStorage(() => browser.sessionStorage).session();
  const claims = parseDemoClaims(session?.claims);
  if (!claims.ok) return false;
  /* The record of any owner can come from the snapshot, so that it says nothing about the seeds. */
  const owner = world.user(claims.value.userId);
  return owner === undefined || owner.businessIds.some((id) => world.business(id) === undefined);
}
