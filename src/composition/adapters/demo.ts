import type { ContainerModule } from 'inversify';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { clearAppRecords, clearSignOutTimes } from '@/adapters/browser/clearAppRecords';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import {
  DEMO_CALLS,
  type DemoCall,
  type DemoOutage,
  type DemoControls,
} from '@/application/ports/DemoControls';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { randomHex } from '@/domain/shared/randomHex';
import { paths } from '@/ui/shell/paths';
import { BASE_URL } from '@/ui/shell/publicPages';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { bindings } from '../container';

/** The demo world of the tab and the sign-in at the page of the demo. */
export function demoAdapters(browser: Window, world: DemoWorld): ContainerModule {
  return bindings({
    demoWorld: () => world,
    identity: ({ navigation, clock }) =>
      new InMemoryIdentityProvider({
        storage: () => browser.sessionStorage,
        clock,
        randomId: () => randomHex(browser.crypto),
        callbackPath: ROUTES.callback.path,
        document: {
          location: browser.location,
          isCallback: () => routeOf(browser.location.pathname) === 'callback',
          assign: (url) => navigation.open(BASE_URL + url.slice(1)),
          clearResponse: () =>
            browser.history.replaceState(browser.history.state, '', browser.location.pathname),
        },
      }),
  });
}

/** The owner's record, pictures and businesses of the demo world. */
export const worldAdapters = bindings({
  users: ({ demoWorld }) => new InMemoryUserRepository(demoWorld),
  media: ({ demoWorld }) => new InMemoryMediaStore(demoWorld),
  businesses: ({ demoWorld }) => new InMemoryBusinessRepository(demoWorld),
});

/** In milliseconds. Long enough to see the loading states. */
const LATENCY = 350;

/** The demo world of the tab, with the seeds of the dashboard. */
export function createDemoWorld(browser: Window): DemoWorld {
  return new DemoWorld({
    clock: new SystemClock(browser),
    storage: () => browser.sessionStorage,
    isOnline: () => browser.navigator.onLine,
    language: () => parseLanguage(browser.document.documentElement.lang) ?? DEFAULT_LANGUAGE,
    latency: LATENCY,
  });
}

/** Whether the signed-in owner, or one of the owner's businesses, is not in the seeds of the dashboard. */
export function needsOtherSeeds(world: DemoWorld, browser: Window): boolean {
  const session = new DemoSessionStorage(() => browser.sessionStorage).session();
  const claims = readTokenClaims(session?.claims);
  if (!claims.ok) return false;
  /* The stored snapshot can contain an owner whose businesses are in other seeds. */
  const owner = world.user(claims.value.userId);
  return owner === undefined || owner.businessIds.some((id) => world.business(id) === undefined);
}

/** The controls of the demo strip. They read and change the demo world and the demo session. */
export class WorldControls implements DemoControls {
  readonly owners = DEMO_ACCOUNTS;

  constructor(
    private readonly world: DemoWorld,
    private readonly session: DemoSessionStorage,
    private readonly navigation: Pick<DocumentNavigation, 'open'>,
    private readonly storage: { readonly tab: () => Storage; readonly device: () => Storage },
  ) {}

  get ownerId(): string | undefined {
    const claims = readTokenClaims(this.session.session()?.claims);
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
    this.session.signIn(owner);
    clearSignOutTimes(this.storage.device);
    this.navigation.open(paths.dashboard);
  }

  startOver(): void {
    clearAppRecords(this.storage.tab, this.storage.device);
    this.world.startOver();
    this.navigation.open(this.ownerId === undefined ? paths.home : paths.dashboard);
  }
}

export function createWorldControls(browser: Window, world: DemoWorld): WorldControls {
  const tab = (): Storage => browser.sessionStorage;
  return new WorldControls(
    world,
    new DemoSessionStorage(tab),
    new BrowserDocumentNavigation(browser.location),
    { tab, device: () => browser.localStorage },
  );
}
