import { readItem, writeItem } from '@/adapters/browser/storageItems';
import { removeItems } from '@/adapters/browser/removeItems';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { parseDemoClaims } from '@/adapters/in-memory/identity/parseDemoClaims';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import type { Clock } from '@/application/ports/Clock';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { Instant } from '@/domain/shared/instant';
import type { StripVisibility } from '@/ui/demo/DemoViewModel';

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

/** A clock with the real date, and with time that passes faster, so that a demo link does not wait for a minute. */
export class AcceleratedClock implements Clock {
  constructor(
    private readonly clock: Clock,
    /** The factor by which time passes faster. */
    private readonly speed: number,
  ) {}

  now(): Instant {
    return this.clock.now();
  }

  elapsed(): number {
    return this.clock.elapsed() * this.speed;
  }

  after(milliseconds: number, task: () => void): () => void {
    return this.clock.after(milliseconds / this.speed, task);
  }
}

const APP_PREFIX = 'amin.';
const DEMO_PREFIX = 'amin.demo.';

/**
 * Deletes the records of the app in this tab, such as drafts and orders. The records of the demo itself stay. Orders
 * without a result and their keys are deleted from localStorage too, because they belong to the demo world of this tab.
 */
export function clearTabRecords(tab: () => Storage, device: () => Storage): void {
  removeItems(device, ORDER_RECORDS.undecided.name);
  removeItems(device, ORDER_RECORDS.keys.name);
  removeItems(tab, APP_PREFIX, (name) => name.startsWith(DEMO_PREFIX));
}

const STRIP_KEY = 'amin.demo.strip';

/** Whether the strip is hidden in this tab. Without sessionStorage the next document shows it again. */
export function stripVisibility(storage: () => Storage): StripVisibility {
  return {
    get isHidden() {
      return readItem(storage, STRIP_KEY) === 'hidden';
    },
    hide: () => writeItem(storage, STRIP_KEY, 'hidden'),
  };
}
