import type { Container } from 'inversify';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { parseBusinessId } from '@/domain/business/Business';
import { fingerprintOf } from '@/domain/subscription/PlanSelection';
import { TOKENS } from '../tokens';
import { FILLED_IN } from './filledInBilling';
import { parseScenario, withoutScenario, type Scenario } from './Scenario';
import { stripVisibility } from './stripVisibility';

/** Sets the demo to what the address asks for, then takes that out of the address. */
export async function playScenario(browser: Window, container: Container): Promise<void> {
  const { pathname, search, hash } = browser.location;
  const scenario = parseScenario(search);
  setWorld(container, scenario);
  setSession(browser, scenario.owner);
  if (scenario.hidesStrip) stripVisibility(() => browser.sessionStorage).hide();
  if (scenario.isFilledIn) await fillInWizard(container, pathname);
  browser.history.replaceState(browser.history.state, '', pathname + withoutScenario(search) + hash);
  /* Last: what was prepared above must not run into the outages itself. */
  const { network } = container.get(TOKENS.demoWorld);
  for (const { call, outage, times } of scenario.outages) network.breakDown(call, outage, times);
}

function setWorld(container: Container, { startsOver, latency }: Scenario): void {
  const world = container.get(TOKENS.demoWorld);
  if (startsOver) world.startOver();
  world.network.heal();
  if (latency !== undefined) world.network.latency = latency;
}

function setSession(browser: Window, owner: string | undefined): void {
  const session = new DemoSessionStorage(() => browser.sessionStorage);
  const account = DEMO_ACCOUNTS.find(({ id }) => id === owner);
  if (account !== undefined) session.saveSession({ claims: account.claims, token: `demo-${account.id}` });
  else if (owner === 'nobody') session.clear();
}

/** Leaves a draft as if the owner had come as far as the payment step. */
async function fillInWizard(container: Container, pathname: string): Promise<void> {
  const restored = await container.get(TOKENS.restoreSession).execute();
  const businessId = parseBusinessId(decodeURIComponent(pathname.split('/')[3] ?? ''));
  if (!restored.ok || restored.value.kind === 'signed-out' || businessId === undefined) return;
  const { user } = restored.value;
  const started = await container.get(TOKENS.startSubscriptionWizard).execute(user, businessId);
  if (!started.ok) return;
  const { initial, catalog, subscription } = started.value;
  const [addOn] = catalog.addOns.filter(
    ({ periodUnit }) => periodUnit === initial.selection.plan?.periodUnit,
  );
  const kept = initial.selection.addOns.map(({ addOn: { id }, quantity }) => ({ id, quantity }));
  container.get(TOKENS.drafts).save(
    { userId: user.id, businessId },
    {
      cycle: initial.selection.cycle,
      planId: initial.selection.plan?.id,
      addOns: kept.length > 0 || addOn === undefined ? kept : [{ id: addOn.id, quantity: 1 }],
      method: initial.selection.method ?? 'new-card',
      billing: FILLED_IN,
      fingerprint: fingerprintOf(subscription),
      savedAt: container.get(TOKENS.clock).now(),
    },
  );
}
