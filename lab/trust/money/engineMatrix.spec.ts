import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Engine } from '../../../tests/e2e-engines/driver/Engine';
import { launchEngine } from '../../../tests/e2e-engines/driver/launchEngine';
import { Tab } from '../../../tests/e2e-engines/driver/Tab';
import { nameOf } from '../../../tests/e2e-stack/money/Cell';
import { measuredCommit } from '../../../tests/e2e-stack/money/measuredCommit';
import { StackControl } from '../../../tests/e2e-stack/StackControl';
import { wordsIn } from '../../../tests/e2e/support/words';
import { SIGN_IN_TEXTS } from '../../../tests/stack/identity/signInTexts';
import { stackIdempotency } from '../../../tests/stack/stackIdempotency';
import { stackPorts } from '../../../tests/stack/StackPorts';
import { ENGINE_CELLS } from './engineCells';
import { EngineOrder } from './EngineOrder';

/* run.ts tells which cells to run, and reads their results. Without it all run. */
const { MONEY_CELLS: listFile, MONEY_RESULTS: folder = 'test-results/engine-cells' } = process.env;
const wanted: unknown = listFile === undefined ? undefined : JSON.parse(readFileSync(listFile, 'utf8'));
const cells = ENGINE_CELLS.filter((cell) => !Array.isArray(wanted) || wanted.includes(nameOf(cell)));

const WEEK = 7 * 24 * 60 * 60;
const commit = measuredCommit();
const idempotency = stackIdempotency(process.env);
const words = wordsIn('en');
const stack = new StackControl(stackPorts(process.env));

interface WorkerFixtures {
  readonly engine: Engine;
  /** A tab in which Noor Haddad is signed in. All cells use it, each with a business of its own. */
  readonly tab: Tab;
}

const test = base.extend<object, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  tab: [
    async ({ engine }, use) => {
      /* Without a reset, which would end the session of the other engine. */
      await stack.api.setSwitches({ idempotency });
      /* The token is valid for a week, because the clock of the page runs faster. */
      await stack.identity({ accessTokenSeconds: WEEK });
      const browser = await launchEngine(engine, { acceptInsecureCerts: true });
      const page = await browser.newPage();
      const tab = new Tab(page, { origin: `http://localhost:${String(stackPorts(process.env).web)}` });
      await tab.open('/');
      await tab.click({ role: 'button', name: words('shell.header.logIn'), within: 'header' });
      await tab.expectShown({ role: 'heading', name: SIGN_IN_TEXTS.en.title });
      await tab.click({ role: 'button', beginning: 'Noor Haddad' });
      await tab.expectShown({ role: 'heading', name: words('business.myBusinesses') });
      await use(tab);
      await page.close();
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

mkdirSync(folder, { recursive: true });

for (const cell of cells)
  test(nameOf(cell), async ({ tab, engine }) => {
    const businessId = `${engine}-${Date.now().toString(36)}`;
    const outcome = await new EngineOrder(tab, stack.api, cell, businessId).run();
    const result = { ...outcome, commit, date: new Date().toISOString().slice(0, 10) };
    writeFileSync(join(folder, `${nameOf(cell)}.json`), JSON.stringify(result));
    expect.soft(result.areVerdictsTrue, JSON.stringify(result)).toBe(true);
    if (idempotency === 'honoured') expect.soft(result.finalRows, JSON.stringify(result)).toBe(1);
  });
