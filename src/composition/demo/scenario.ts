import { clearAppRecords, clearSignOutTimes } from '@/adapters/browser/clearAppRecords';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { stripVisibility } from '@/adapters/browser/stripVisibility';
import { noStorage } from '@/adapters/storage/storageItems';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import type { Clock } from '@/application/ports/Clock';
import { DEMO_CALLS, DEMO_OUTAGES, type DemoCall, type DemoOutage } from '@/application/ports/DemoControls';
import { hashOf } from '@/domain/shared/hashOf';
import { parseBusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { instant, type Instant } from '@/domain/shared/instant';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { idempotencyKeyOf } from '@/domain/subscription/idempotencyKeyOf';
import { fingerprintOf, type SelectedAddOn } from '@/domain/subscription/PlanSelection';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import type { JournalEntry } from '@/application/ports/OrderJournal';
import type { WizardData } from '@/application/subscription/LoadWizardData';
import {
  contentOf,
  orderKindFor,
  placedOrderOf,
  type OrderableSelection,
  type PlacedOrder,
} from '@/domain/subscription/PlacedOrder';
import { planItemOf } from '@/domain/subscription/Subscription';
import {
  DEFAULT_BILLING_COUNTRY,
  parseBillingAddress,
  type BillingFormValues,
} from '@/domain/validation/BillingAddress';
import { idIn } from '@/ui/shell/routePaths';
import type { BoundServices } from '../BoundServices';

interface ScenarioOutage {
  readonly call: DemoCall;
  readonly outage: DemoOutage;
  /** The number of calls that fail. If undefined, all do. */
  readonly times: number | undefined;
}

export const EARLIER_ORDERS = [
  /** Paid and confirmed a moment ago. */
  'confirmed',
  /** Confirmed a moment ago, and the subscription is still being set up. */
  'accepted',
  /** The order was executed, but the response was lost. */
  'response-lost',
  /** Not executed, and another tab holds its lock, as during a payment. Reconciling ends without a result. */
  'outcome-unknown',
  /** The response was lost, and the order was not executed. */
  'never-arrived',
  /** The response was lost. Since then another order has changed the subscription. */
  'overtaken',
] as const;
export type EarlierOrder = (typeof EARLIER_ORDERS)[number];

const PREFIX = 'demo.';
const MAX_LATENCY = 60_000;
const MAX_SPEED = 1000;
/** In seconds. */
const MAX_SESSION = 3600;

/** Reads the `demo.` parameters of a URL. Unknown names and values are ignored. */
export function parseScenario(search: string) {
  const parameters = new URLSearchParams(search);
  return {
    startsOver: parameters.has('demo.start-over'),
    /** The id of a demo account. `none` signs out. */
    owner: parameters.get('demo.owner') ?? undefined,
    /** The latency of a response, in milliseconds. */
    latency: numberIn(parameters, 'demo.latency', [0, MAX_LATENCY]),
    outages: parameters.getAll('demo.outage').flatMap(parseOutage),
    /** Whether the wizard of the opened business starts with a selected plan and a billing address. */
    isFilledIn: parameters.has('demo.filled-in'),
    /** Whether the service accepts an update with a plan that is no longer sold. */
    keepsRetiredPlans: parameters.has('demo.keeps-plans'),
    /** The result of an earlier order for the opened business. */
    order: EARLIER_ORDERS.find((order) => order === parameters.get('demo.order')),
    hidesStrip: parameters.get('demo.strip') === 'hidden',
    /** The seconds until the session ends. */
    sessionEndsIn: numberIn(parameters, 'demo.session-ends', [1, MAX_SESSION]),
    /** The `state` parameter of a sign-in that has begun in this tab. */
    signingIn: parameters.get('demo.signing-in') ?? undefined,
    /** The path to return to after the sign-in. */
    returnPath: parameters.get('demo.return-path') ?? undefined,
    /** The factor by which the timers of the app are faster. */
    speed: numberIn(parameters, 'demo.speed', [1, MAX_SPEED]),
    /** The names of the steps to run on the page, in their order. */
    steps: (parameters.get('demo.steps') ?? '').split(',').filter((step) => step !== ''),
  };
}

/**
 * The state that a demo link requests. It is set before the page opens, so that any state of any screen has a URL.
 * Language and theme are set before the first paint (startup/document.ts).
 */
type Scenario = ReturnType<typeof parseScenario>;

function numberIn(
  parameters: URLSearchParams,
  name: string,
  [minimum, maximum]: readonly [number, number],
): number | undefined {
  const text = parameters.get(name) ?? '';
  const number = text === '' ? Number.NaN : Number(text);
  return number >= minimum && number <= maximum ? number : undefined;
}

/** The query without the `demo.` parameters. */
export function withoutScenario(search: string): string {
  const parameters = new URLSearchParams(search);
  const keys = Array.from(parameters.keys()).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) parameters.delete(key);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Parses `load-plans:unavailable`, or `load-plans:unavailable:2` for the next two calls. */
function parseOutage(text: string): ScenarioOutage[] {
  const [callName, outageName, count] = text.split(':');
  const call = DEMO_CALLS.find((known) => known === callName);
  const outage = DEMO_OUTAGES.find((known) => known === outageName);
  if (call === undefined || outage === undefined) return [];
  const times = Number(count ?? Number.NaN);
  return [{ call, outage, times: Number.isInteger(times) && times > 0 ? times : undefined }];
}

/**
 * Sets the demo to the scenario in the URL, then removes the scenario from the URL.
 * @returns The names of the steps to run after the first rendering.
 */
export async function applyScenario(browser: Window, services: BoundServices): Promise<readonly string[]> {
  const { pathname, search, hash } = browser.location;
  const scenario = parseScenario(search);
  const { network } = services.demoWorld;
  if (scenario.startsOver) startOver(browser, services);
  setSession(browser, scenario, services.clock.now());
  if (scenario.speed !== undefined) await accelerate(services, scenario.speed);
  if (scenario.keepsRetiredPlans)
    (await services.container.rebindAsync('wizardSettings')).toConstantValue({ keepsRetiredPlans: true });
  if (scenario.returnPath !== undefined)
    services.returnPath.save({ path: scenario.returnPath, rememberedAt: services.clock.now() });
  if (scenario.hidesStrip) stripVisibility(() => browser.sessionStorage).hide();
  /* The drafts and orders are seeded without outages and latency, which the scenario sets afterwards. */
  const latency = scenario.latency ?? network.latency;
  network.restore({ latency: 0, outages: {} });
  await seedWizard(browser, services, scenario);
  browser.history.replaceState(browser.history.state, '', pathname + withoutScenario(search) + hash);
  const outages = scenario.outages.map(({ call, outage, times }) => [call, { outage, times }]);
  network.restore({ latency, outages: Object.fromEntries(outages) });
  return scenario.steps;
}

function startOver(browser: Window, services: BoundServices): void {
  clearAppRecords(
    () => browser.sessionStorage,
    () => browser.localStorage,
  );
  services.demoWorld.startOver();
}

function setSession(browser: Window, { owner, sessionEndsIn, signingIn }: Scenario, now: Instant): void {
  const session = new DemoSessionStorage(() => browser.sessionStorage);
  const account = DEMO_ACCOUNTS.find(({ id }) => id === owner);
  const endsAt = sessionEndsIn === undefined ? undefined : instant(now + 1000 * sessionEndsIn);
  if (account !== undefined) {
    session.signIn(account, endsAt);
    clearSignOutTimes(() => browser.localStorage);
  } else if (owner === 'none') session.clear();
  if (signingIn !== undefined) session.rememberState(signingIn);
}

/** Shortens the app's timers. The latency of the demo world does not change. */
async function accelerate(services: BoundServices, speed: number): Promise<void> {
  const clock = new AcceleratedClock(services.clock, speed);
  (await services.container.rebindAsync('clock')).toConstantValue(clock);
}

/** A clock with the real date, whose timers run faster, so that a demo link does not wait for a minute. */
class AcceleratedClock implements Clock {
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

async function seedWizard(browser: Window, services: BoundServices, scenario: Scenario): Promise<void> {
  if (!scenario.isFilledIn && scenario.order === undefined) return;
  const wizard = await loadWizardData(services, browser.location.pathname);
  if (wizard === undefined) return;
  if (scenario.isFilledIn) seedDraft(services, wizard);
  if (scenario.order !== undefined) await seedOrder(browser, services, wizard, scenario.order);
  if (scenario.order === 'outcome-unknown') await holdLockInOtherTab(browser, services);
}

/** An owner, and the data the wizard opens with for the business in the URL. */
interface WizardDataOfOwner {
  readonly owner: User;
  readonly data: WizardData;
}

/** Undefined without a signed-in owner, or when the path names no business of the owner. */
async function loadWizardData(
  services: BoundServices,
  pathname: string,
): Promise<WizardDataOfOwner | undefined> {
  const businessId = parseBusinessId(idIn('business', pathname) ?? idIn('subscription', pathname));
  const restored = await services.restoreSession.execute();
  if (!restored.ok || restored.value.kind === 'signed-out' || businessId === undefined) return undefined;
  const { user } = restored.value;
  const started = await services.loadWizardData.execute(user, businessId);
  return started.ok ? { owner: user, data: started.value } : undefined;
}

/** The add-ons that the wizard opens with, or else the first add-on for sale. */
function selectedOrFirstAddOns({ initial: { selection }, catalog }: WizardData): readonly SelectedAddOn[] {
  if (selection.addOns.length > 0) return selection.addOns;
  const { addOns } = catalogOfCycle(catalog, selection.cycle);
  return addOns.slice(0, 1).map((addOn) => ({ addOn, quantity: 1 }));
}

/** Saves the draft of an owner who has selected a plan and reached the payment step. */
function seedDraft(services: BoundServices, { owner, data }: WizardDataOfOwner): void {
  const { selection } = data.initial;
  const plan = selection.plan ?? catalogOfCycle(data.catalog, selection.cycle).plans[0];
  services.ownerStores.selectionDrafts.save(
    { userId: owner.id, businessId: data.business.id },
    {
      cycle: selection.cycle,
      planId: plan?.id,
      addOns: selectedOrFirstAddOns(data).map(({ addOn: { id }, quantity }) => ({ id, quantity })),
      method: selection.method ?? 'new-card',
      billing: DEMO_BILLING_FORM,
      fingerprint: fingerprintOf(data.subscription),
      savedAt: services.clock.now(),
    },
  );
}

/** Puts the tab and the demo world into the state after an earlier order. */
async function seedOrder(
  browser: Window,
  services: BoundServices,
  opened: WizardDataOfOwner,
  earlier: EarlierOrder,
): Promise<void> {
  const { owner, data } = opened;
  const ordered = selectionToOrder(data);
  if (ordered === undefined) return;
  const now = services.clock.now();
  const kind = orderKindFor(data.subscription, { now, timeZone: data.business.timezone });
  const order = placedOrderOf(kind, ordered, data.subscription, scenarioKeyOf(opened, ordered), now);
  if (earlier === 'confirmed' || earlier === 'response-lost') await executeOrder(services, opened, ordered);
  const key = { userId: owner.id, businessId: data.business.id };
  /* Only in this tab, because the demo world of another tab does not have the order. */
  const orders = new BrowserOrderJournal(() => browser.sessionStorage, noStorage, services.clock, browser);
  orders.save(key, entryOf(earlier, order, now));
}

function scenarioKeyOf({ owner, data }: WizardDataOfOwner, ordered: OrderableSelection): IdempotencyKey {
  return idempotencyKeyOf({
    userId: owner.id,
    businessId: data.business.id,
    before: data.subscription,
    content: contentOf(ordered),
    attempt: 0,
  });
}

function entryOf(earlier: EarlierOrder, order: PlacedOrder, now: Instant): JournalEntry {
  switch (earlier) {
    case 'confirmed':
      return { kind: 'confirmed', order, confirmedAt: now };
    case 'accepted':
      return { kind: 'accepted', order, acceptedAt: now };
    case 'overtaken':
      return { kind: 'placed', order: { ...order, fingerprintBefore: hashOf('another state') } };
    case 'response-lost':
    case 'outcome-unknown':
    case 'never-arrived':
      return { kind: 'placed', order };
  }
}

/** Executes an order for the business in the URL as another tab would: without a record in this one. */
export async function orderInOtherTab(browser: Window, services: BoundServices): Promise<void> {
  const opened = await loadWizardData(services, browser.location.pathname);
  if (opened === undefined) return;
  const ordered = selectionToOrder(opened.data);
  if (ordered !== undefined) await executeOrder(services, opened, ordered);
}

/** Holds the lock of the business in the URL for good, as if another tab were paying. */
export async function holdLockInOtherTab(browser: Window, services: BoundServices): Promise<void> {
  const wizard = await loadWizardData(services, browser.location.pathname);
  const otherTab = new BrowserOrderLock(browser.navigator.locks);
  if (wizard !== undefined) await otherTab.acquire(wizard.data.business.id);
}

/** A selection with a plan other than the current one. An order for the current plan would change nothing. */
function selectionToOrder(data: WizardData): OrderableSelection | undefined {
  const { selection } = data.initial;
  const { plans } = catalogOfCycle(data.catalog, selection.cycle);
  const currentPlanId = data.subscription && planItemOf(data.subscription)?.id;
  const plan = currentPlanId === undefined ? selection.plan : plans.find(({ id }) => id !== currentPlanId);
  return plan && { ...selection, plan, addOns: selectedOrFirstAddOns(data) };
}

/** Pays with a new card, because the saved one may have expired. */
async function executeOrder(
  services: BoundServices,
  opened: WizardDataOfOwner,
  ordered: OrderableSelection,
): Promise<void> {
  const { data } = opened;
  const { cards, clock } = services.demoWorld;
  const expiry = { month: 8, year: new Date(clock.now()).getUTCFullYear() + 3 };
  const card = { lastFour: '4242', brand: 'visa', maskedNumber: '************4242', status: 'valid', expiry };
  const billing = parseBillingAddress(DEMO_BILLING_FORM);
  const request = {
    planId: ordered.plan.id,
    addOnIds: ordered.addOns.map(({ addOn }) => addOn.id),
    paymentToken: cards.createToken('of-the-scenario', { card, isDeclined: false }),
    billingAddress: billing.ok ? billing.value : undefined,
  };
  const subscriptions = services.subscriptions;
  const key = scenarioKeyOf(opened, ordered);
  await (data.subscription === undefined
    ? subscriptions.create(data.business.id, request, key)
    : subscriptions.update(data.business.id, request, key));
}

/** A valid billing address of the demo account Noor Haddad, for the drafts and orders that the demo prepares. */
const DEMO_BILLING_FORM: BillingFormValues = {
  firstName: 'נור',
  lastName: 'חדאד',
  email: 'noor@example.com',
  phone: '052-123-4567',
  company: 'חדאד אינסטלציה בע״מ',
  taxRegistrationNumber: '514826395',
  line1: 'הרצל 12',
  city: 'חיפה',
  zip: '3100001',
  country: DEFAULT_BILLING_COUNTRY,
};
