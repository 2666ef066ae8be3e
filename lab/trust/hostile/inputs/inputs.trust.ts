import fc from 'fast-check';
import { describe, it } from 'vitest';
import { budgetedCount, recordTried } from '../recordTried';
import { SUBJECTS } from './subjects';

const WHOLE = 200_000;
const RUNS = budgetedCount(WHOLE / SUBJECTS.length);
const SEED = 20_261_123;

let done = 0;

describe('Generated inputs', () => {
  it.each(SUBJECTS)('$name', ({ name, input, holds }) => {
    let tried = 0;
    const failures: string[] = [];
    const judge = (value: unknown): void => {
      tried += 1;
      try {
        if (!holds(value)) failures.push(`${name}: ${fc.stringify(value).slice(0, 300)}`);
      } catch (error) {
        failures.push(`${name}: threw ${String(error)} for ${fc.stringify(value).slice(0, 300)}`);
      }
      if ('polluted' in {}) failures.push(`${name}: polluted a prototype by ${fc.stringify(value)}`);
    };
    fc.assert(fc.property(input, judge), { seed: SEED, numRuns: RUNS });
    done += tried;
    console.log(`inputs: ${String(done)} of ${String(RUNS * SUBJECTS.length)}`);
    recordTried(`generated inputs: ${name}`, tried, failures);
  });
});
