import { CELLS, nameOf } from '../../../tests/e2e-stack/money/Cell';
import { TESTED_INSTANCES } from '../../../tests/stack/StackPorts';
import { ENGINE_CELLS } from './engineCells';

/** How the API treats idempotency keys. */
export const IDEMPOTENCIES = ['honoured', 'ignored'] as const;

/** The cells that one engine runs with an API that treats idempotency keys in one way. */
export interface Lane {
  readonly name: string;
  readonly idempotency: (typeof IDEMPOTENCIES)[number];
  readonly cells: readonly string[];
  readonly project: 'chromium' | 'firefox' | 'webkit';
  /** Only Chromium can be told that another instance of the stack has the addresses of the build. */
  readonly workers: number;
  /** The variable with the file that lists the cells to run. */
  readonly list: 'PAYMENT_MATRIX' | 'MONEY_CELLS';
  /** Where the tests write a file for each cell. */
  readonly results: string;
}

/** @param folder Where Firefox and WebKit write their results. docs/tables/payment-matrix.md has those of Chromium. */
export function lanesIn(folder: string): readonly Lane[] {
  return IDEMPOTENCIES.flatMap((idempotency) => [
    {
      name: `Chromium, keys ${idempotency}`,
      idempotency,
      cells: CELLS.map(nameOf),
      project: 'chromium' as const,
      workers: TESTED_INSTANCES,
      list: 'PAYMENT_MATRIX' as const,
      results: `test-results/payment-matrix/${idempotency}`,
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: `${engine === 'firefox' ? 'Firefox' : 'WebKit'}, keys ${idempotency}`,
      idempotency,
      cells: ENGINE_CELLS.map(nameOf),
      project: engine,
      workers: 1,
      list: 'MONEY_CELLS' as const,
      results: `${folder}/${engine}-${idempotency}`,
    })),
  ]);
}
