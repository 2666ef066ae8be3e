import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { removeItems } from '@/adapters/browser/removeItems';
import { readItem, writeItem } from '@/adapters/browser/storageItems';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { parseDemoClaims } from '@/adapters/in-memory/identity/parseDemoClaims';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import {
  DEMO_CALLS,
  type DemoCall,
  type DemoOutage,
  type DemoControls,
} from '@/application/ports/DemoControls';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { StripVisibility } from '@/ui/demo/DemoViewModel';
import type { LoadedDemo } from '@/ui/demo/LoadedDemo';
import type { Texts } from '@/ui/i18n/Texts';
import { paths } from '@/ui/shell/paths';

/** Loads the demo strip. The demo world loads when the strip is opened, so that a visitor does not download it. */
export async function loadDemoStrip(
  browser: Window,
  texts: Texts,
  loadWorld: () => Promise<DemoWorld>,
): Promise<LoadedDemo> {
  const storage = (): Storage => browser.sessionStorage;
  const [{ DemoStrip }, { DemoViewModel }] = await Promise.all([
    import('@/ui/demo/DemoStrip'),
    import('@/ui/demo/DemoViewModel'),
    texts.require(['demo']),
  ]);
  const viewModel = new DemoViewModel(stripVisibility(storage), async () => {
    const world = await loadWorld();
    return new WorldControls(
      world,
      new DemoSessionStorage(storage),
      new BrowserDocumentNavigation(browser.location),
      () => clearTabRecords(storage, () => browser.localStorage),
    );
  });
  return { viewModel, Strip: DemoStrip };
}

/** The controls of the demo strip. They read and change the demo world and the demo session. */
export class WorldControls implements DemoControls {
  readonly owners = DEMO_ACCOUNTS;

  /** @param clearTab Deletes the records of the app in this tab. */
  constructor(
    private readonly world: DemoWorld,
    private readonly session: DemoSessionStorage,
    private readonly navigation: Pick<DocumentNavigation, 'open'>,
    private readonly clearTab: () => void,
  ) {}

  get ownerId(): string | undefined {
    const claims = parseDemoClaims(this.session.session()?.claims);
    return claims.ok
      ? this.owners.find((owner) => owner.claims['oid'] === claims.value.userId)?.id
      : undefined;
  }

  get latency(): number {
    return this.world.network.latency;
  }

  get outages(): DemoControls['outages'] {
    return Object.fromEntries(
      DEMO_CALLS.flatMap((call) => {
        const outage = this.world.network.outageOf(call);
        return outage === undefined ? [] : [[call, outage]];
      }),
    );
  }

  changeLatency(milliseconds: number): void {
    this.world.network.latency = milliseconds;
  }

  setOutage(call: DemoCall, outage: DemoOutage | undefined): void {
    if (outage === undefined) this.world.network.clearOutage(call);
    else this.world.network.setOutage(call, outage);
  }

  signInAs(ownerId: string): void {
    const owner = this.owners.find(({ id }) => id === ownerId);
    if (owner === undefined) return;
    this.session.saveSession({ claims: owner.claims, token: `demo-${owner.id}` });
    this.navigation.open(paths.dashboard);
  }

  startOver(): void {
    this.clearTab();
    this.world.startOver();
    this.navigation.open(this.ownerId === undefined ? paths.home : paths.dashboard);
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
