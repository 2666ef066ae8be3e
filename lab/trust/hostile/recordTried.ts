import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { readShare } from '../share';

const MAX_LISTED = 20;

/** Tells the section how many inputs held, and fails the test when one did not. */
export function recordTried(
  name: string,
  tried: number,
  failures: readonly string[],
  figures?: string,
): void {
  const row = { name, passed: tried - failures.length, failed: failures.length, ...(figures && { figures }) };
  const file = process.env['TRUST_TRIED'];
  if (file !== undefined)
    appendFileSync(file, `${JSON.stringify({ row, failures: failures.slice(0, MAX_LISTED) })}\n`);
  expect(failures.slice(0, MAX_LISTED)).toEqual([]);
}

/** The number of inputs, or the share of them that is tried. */
export function budgetedCount(whole: number): number {
  return Math.ceil(whole * readShare());
}
