import { CELLS, keepsThePage, type Cell } from '../../../tests/e2e-stack/money/Cell';

/** The presses that the drivers of Firefox and WebKit can make. The others need a second tab or a clock. */
export const ENGINE_CELLS: readonly Cell[] = CELLS.filter(({ trigger }) => keepsThePage(trigger));
