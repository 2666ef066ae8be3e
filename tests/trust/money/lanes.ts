import { CELLS, nameOf } from '../../e2e-stack/money/Cell';
import { ENGINE_CELLS } from './engineCells';

/** The cells that one engine runs with an API that treats idempotency keys in one way. */
export interface Lane {
  readonly name: string;
  readonly idempotency: 'honoured' | 'ignored';
  readonly cells: readonly string[];
  /** The tests that run the cells: parameters of Playwright. */
  readonly tests: readonly string[];
  /** The variable with the file that lists the cells to run. */
  readonly list: 'PAYMENT_MATRIX' | 'MONEY_CELLS';
  /** Where the tests write a file for each cell. */
  readonly results: string;
}

const STACK_TESTS = ['--config', 'tests/e2e-stack/playwright.config.ts', '--project', 'money', '--no-deps'];
const ENGINE_TESTS = ['--config', 'tests/trust/money/playwright.config.ts', '--project'];

/** @param folder Where the other two engines write their results. Those of Chromium are in docs/payment-matrix.md. */
export function lanesIn(folder: string): readonly Lane[] {
  return (['honoured', 'ignored'] as const).flatMap((idempotency) => [
    {
      name: `Chromium, keys ${idempotency}`,
      idempotency,
      cells: CELLS.map(nameOf),
      tests: [...STACK_TESTS, '--workers', '1'],
      list: 'PAYMENT_MATRIX' as const,
      results: `test-results/payment-matrix/${idempotency}`,
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: `${engine === 'firefox' ? 'Firefox' : 'WebKit'}, keys ${idempotency}`,
      idempotency,
      cells: ENGINE_CELLS.map(nameOf),
      tests: [...ENGINE_TESTS, engine],
      list: 'MONEY_CELLS' as const,
      results: `${folder}/${engine}-${idempotency}`,
    })),
  ]);
}
