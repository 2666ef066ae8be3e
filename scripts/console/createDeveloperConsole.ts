import { Container } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { noStorage } from '@/adapters/storage/storageItems';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { readTokenClaims } from '@/adapters/identity/readTokenClaims';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { NOOR } from '@/adapters/in-memory/world/seeds/demoUsers';
import { otherScreensSeeds } from '@/adapters/in-memory/world/seeds/otherScreensSeeds';
import type { User } from '@/domain/identity/User';
import { keysOf } from '@/domain/shared/byKey';
import { ownerStores } from '@/composition/adapters/browser';
import { worldAdapters } from '@/composition/adapters/demo';
import { worldSubscriptions } from '@/composition/adapters/demoSubscriptions';
import { shellModule } from '@/composition/modules/shell';
import { OWNER_SCREENS } from '@/composition/ownerScreens';
import { bindings, servicesIn } from '@/composition/container';
import type { BoundServices } from '@/composition/BoundServices';

type Timers = ConstructorParameters<typeof SystemClock>[0];

/** The variables at the prompt. */
export interface DeveloperConsole {
  readonly owner: User;
  /** The owner of another demo account, by its id. */
  readonly ownerOf: (account: string) => User | undefined;
  readonly world: DemoWorld;
  readonly [name: string]: unknown;
}

/** The use cases at the prompt, each with an example call. */
const USE_CASES = {
  listBusinesses: 'listBusinesses.execute(owner)',
  viewBusiness: 'viewBusiness.execute(owner, id)',
  changeStatus: "changeStatus.execute('activate', business)",
  viewSubscription: 'viewSubscription.execute(owner, id)',
  listPublicPlans: 'listPublicPlans.execute()',
  loadWizardData: 'loadWizardData.execute(owner, id)',
  createOrUpdateSubscription:
    'createOrUpdateSubscription.execute({ owner, businessId, timeZone: business.timezone, shownSubscription, kind, selection, pricesReadAt, billing, cardFields })',
  cancelSubscription: 'cancelSubscription.execute(owner, id, subscription)',
  viewProfile: 'viewProfile.execute(owner)',
  updateProfile: 'updateProfile.execute(owner, form, avatar)',
} as const satisfies Partial<Record<keyof BoundServices, string>>;

export const HELP = [
  'The main things an owner can do, against a demo world of its own. Nothing is kept when the prompt ends.',
  '',
  '  owner    Noor Haddad, signed in',
  "  ownerOf  the others: ownerOf('tamar-mizrahi') has no business, ownerOf('galil-agency') two thousand,",
  "           ownerOf('levant-network') ten thousand",
  '  world    the world behind the services: world.network.setOutage(call, outage), world.startOver() ...',
  '  help     this text',
  '',
  ...Object.values(USE_CASES).map((call) => `  await ${call}`),
].join('\n');

/** Connects the use cases to a new demo world, without a browser. */
export async function createDeveloperConsole(
  timers: Timers,
  console: Pick<Console, 'warn'>,
): Promise<DeveloperConsole> {
  const container = new Container({ jitless: true });
  const clock = new SystemClock(timers);
  const world = new DemoWorld({ clock });
  world.addSeeds(otherScreensSeeds);
  container.load(
    bindings({
      clock: () => clock,
      diagnostics: () => new ConsoleDiagnostics(console),
      ownerStores: () => ownerStores(noStorage, noStorage, clock),
      orders: () => new BrowserOrderJournal(noStorage, noStorage, clock, new EventTarget()),
      orderLock: () => new BrowserOrderLock(undefined),
      connection: () => new BrowserConnection(new EventTarget(), { onLine: true }),
      demoWorld: () => world,
    }),
  );
  const screens = Object.values(OWNER_SCREENS).map(async (screen) => screen.bindings());
  container.load(worldAdapters, worldSubscriptions, shellModule, ...(await Promise.all(screens)));
  const owner = world.user(NOOR);
  if (owner === undefined) throw new Error(`The demo world has no user ${NOOR}. Adapt NOOR or the seeds.`);
  const services = servicesIn(container);
  const ready = keysOf(USE_CASES).map((name) => [name, services[name]] as const);
  const ownerOf = (account: string): User | undefined => accountOwner(world, account);
  return { owner, ownerOf, world, ...Object.fromEntries(ready) };
}

function accountOwner(world: DemoWorld, account: string): User | undefined {
  const claims = readTokenClaims(DEMO_ACCOUNTS.find(({ id }) => id === account)?.claims);
  return claims.ok ? world.user(claims.value.userId) : undefined;
}
