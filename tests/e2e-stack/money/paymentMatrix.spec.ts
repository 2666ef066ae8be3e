import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { stackIdempotency } from '../../stack/stackIdempotency';
import { test as stackTest } from '../stackTest';
import { commitNumber } from '../../support/commitNumber';
import { CELLS, nameOf, representativeCells, type Cell } from './Cell';
import type { CellResult } from './CellResult';
import { CellRun } from './CellRun';
import { measuredCommit } from './measuredCommit';
import { SignedInOwner } from './SignedInOwner';

interface OwnerFixtures {
  readonly owner: SignedInOwner;
}

const RESULTS = 'test-results/payment-matrix';

const commit = measuredCommit();
const idempotency = stackIdempotency(process.env);
const cells = cellsToRun(process.env['PAYMENT_MATRIX']);

/** `whole`, or a file with the names of cells. Without it a few cells, of which the commit chooses one. */
function cellsToRun(wanted: string | undefined): readonly Cell[] {
  if (wanted === undefined) return representativeCells(commitNumber());
  if (wanted === 'whole') return CELLS;
  const names: unknown = JSON.parse(readFileSync(wanted, 'utf8'));
  return CELLS.filter((cell) => Array.isArray(names) && names.includes(nameOf(cell)));
}

const test = stackTest.extend<object, OwnerFixtures>({
  owner: [
    async ({ browser, stack }, use, { project }) => {
      await stack.reset();
      /* The stack may have been started with the other configuration. */
      await stack.api.setSwitches({ idempotency });
      /* Each worker signs in once. The access token is valid for a week, because the tests advance the browser's
         clock. */
      await stack.identity({ accessTokenSeconds: 7 * 24 * 60 * 60 });
      const owner = await SignedInOwner.signIn(browser, project.use.baseURL ?? '');
      await use(owner);
      await owner.context.close();
    },
    { scope: 'worker' },
  ],
});

test.describe(`the charges of one press, with idempotency keys that are ${idempotency}`, () => {
  for (const [index, cell] of cells.entries())
    test(nameOf(cell), async ({ owner, stack, browser, baseURL }, { retry }) => {
      const businessId = `cell-${String(index)}-${String(retry)}-${Date.now().toString(36)}`;
      /* A cell with a session renewal signs in by itself, because a renewal invalidates the refresh token that the
         other tabs of the worker share. */
      const isRenewed = cell.trigger === 'session renewal';
      const cellOwner = isRenewed ? await SignedInOwner.signIn(browser, baseURL ?? '') : owner;
      const outcome = await new CellRun(cellOwner, stack.api, cell, businessId).run();
      const result: CellResult = { ...outcome, commit, date: new Date().toISOString().slice(0, 10) };
      if (isRenewed) await cellOwner.context.close();
      const folder = join(RESULTS, idempotency);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${nameOf(cell)}.json`), JSON.stringify(result));
      expect.soft(result.areVerdictsTrue, JSON.stringify(result)).toBe(true);
      if (idempotency === 'honoured') expect.soft(result.finalRows, JSON.stringify(result)).toBe(1);
    });
});
