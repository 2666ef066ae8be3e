import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as stackTest } from '../../../tests/e2e-stack/stackTest';
import { CellRun } from './CellRun';
import { nameOf, SCREEN_CELLS } from './ScreenCell';
import { SCREEN_JOURNEYS } from './ScreenJourney';
import { SignedInSession } from './SignedInSession';

/*
 * run.ts tells which cells to run, and reads their results. When run.ts starts this file, a defect does not fail its
 * test, because Playwright starts a new browser after a failed test. Without run.ts all cells run, and a defect fails
 * its test.
 */
const { FAULT_CELLS: listFile, FAULT_RESULTS: folder = 'test-results/fault-cells' } = process.env;
const wanted: unknown = listFile === undefined ? undefined : JSON.parse(readFileSync(listFile, 'utf8'));
const cells = SCREEN_CELLS.filter((cell) => !Array.isArray(wanted) || wanted.includes(nameOf(cell)));

const WEEK = 7 * 24 * 60 * 60;

/**
 * The session of Noor Haddad that this worker has saved. After a cell that renews the token the saved session is no
 * longer valid, so the next cell signs in again.
 */
let session: SignedInSession | undefined;

mkdirSync(folder, { recursive: true });

for (const cell of cells)
  stackTest(nameOf(cell), async ({ browser, stack }, info) => {
    const baseURL = info.project.use.baseURL ?? '';
    const { account } = SCREEN_JOURNEYS[cell.call];
    const isRenewed = cell.fault === 'F5' || cell.fault === 'F6';
    await stack.reset();
    /* The token is valid for a week, because the cells advance the clock of the browser. */
    await stack.identity({ accessTokenSeconds: WEEK });
    if (isRenewed) session = undefined;
    if (account === undefined) session ??= await SignedInSession.signIn(browser, baseURL);
    const run = await CellRun.open(cell, stack, browser, {
      baseURL,
      session: account === undefined ? session : undefined,
    });
    const result = await run.run();
    /* Nothing is known of a cell that was interrupted. */
    if (info.status === 'interrupted') return;
    if (result.defects.length > 0) await run.takePicture(join(folder, `${nameOf(cell)}.png`));
    await run.close();
    if (isRenewed) session = undefined;
    writeFileSync(join(folder, `${nameOf(cell)}.json`), JSON.stringify(result));
    if (listFile === undefined) expect(result.defects, JSON.stringify(result.seen)).toEqual([]);
  });
