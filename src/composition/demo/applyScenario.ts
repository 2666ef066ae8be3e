import type { Container } from 'inversify';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { DEMO_WORLD, TOKENS } from '../tokens';
import { ExternalEvents } from './ExternalEvents';
import { clearTabRecords } from './clearTabRecords';
import { AcceleratedClock } from './AcceleratedClock';
import { loadWizardStart } from './loadWizardStart';
import { seedDraft } from './seedDraft';
import { seedOrder } from './seedOrder';
import { parseScenario, withoutScenario, type Scenario } from './Scenario';
import { stripVisibility } from './stripVisibility';

/**
 * Sets the demo to the scenario in the URL, then removes the scenario from the URL.
 * @returns The names of the steps to run after the first rendering.
 */
export async function applyScenario(browser: Window, container: Container): Promise<readonly string[]> {
  const { pathname, search, hash } = browser.location;
  const scenario = parseScenario(search);
  const { network } = container.get(DEMO_WORLD);
  if (scenario.startsOver) startOver(browser, container);
  setSession(browser, scenario);
  if (scenario.speed !== undefined) await accelerate(container, scenario.speed);
  if (scenario.keepsRetiredPlans) await keepRetiredPlans(container);
  if (scenario.returnPath !== undefined) saveReturnPath(container, scenario.returnPath);
  if (scenario.hidesStrip) stripVisibility(() => browser.sessionStorage).hide();
  /* The preparation runs without outages and latency. The scenario sets both afterwards. */
  const latency = scenario.latency ?? network.latency;
  network.restore({ latency: 0, outages: {} });
  await prepare(container, pathname, scenario, new ExternalEvents(browser, container));
  browser.history.replaceState(browser.history.state, '', pathname + withoutScenario(search) + hash);
  const outages = scenario.outages.map(({ call, outage, times }) => [call, { outage, times }]);
  network.restore({ latency, outages: Object.fromEntries(outages) });
  return scenario.steps;
}

function startOver(browser: Window, container: Container): void {
  clearTabRecords(
    () => browser.sessionStorage,
    () => browser.localStorage,
  );
  container.get(DEMO_WORLD).startOver();
}

function setSession(browser: Window, { owner, signingIn }: Scenario): void {
  const session = new DemoSessionStorage(() => browser.sessionStorage);
  const account = DEMO_ACCOUNTS.find(({ id }) => id === owner);
  if (account !== undefined) session.saveSession({ claims: account.claims, token: `demo-${account.id}` });
  else if (owner === 'nobody') session.clear();
  if (signingIn !== undefined) session.rememberState(signingIn);
}

/** Shortens the app's timers. The latency of the demo world does not change. */
async function accelerate(container: Container, speed: number): Promise<void> {
  const clock = new AcceleratedClock(container.get(TOKENS.clock), speed);
  (await container.rebindAsync(TOKENS.clock)).toConstantValue(clock);
}

async function keepRetiredPlans(container: Container): Promise<void> {
  (await container.rebindAsync(TOKENS.wizardSettings)).toConstantValue({ keepsRetiredPlans: true });
}

function saveReturnPath(container: Container, path: string): void {
  const rememberedAt = container.get(TOKENS.clock).now();
  container.get(TOKENS.returnPath).save({ path, rememberedAt });
}

async function prepare(
  container: Container,
  pathname: string,
  scenario: Scenario,
  events: Pick<ExternalEvents, 'payElsewhere'>,
): Promise<void> {
  if (!scenario.isFilledIn && scenario.order === undefined) return;
  const wizard = await loadWizardStart(container, pathname);
  if (wizard === undefined) return;
  if (scenario.isFilledIn) seedDraft(container, wizard);
  if (scenario.order !== undefined) await seedOrder(container, wizard, scenario.order);
  if (scenario.order === 'unconfirmed') await events.payElsewhere();
}
