import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { measuredAtLine } from '../../support/measuredAt';
import { writeMarkdown } from '../../support/writeMarkdown';
import { FAILURES, ORDER_KINDS, TRIGGERS, type Cell } from './Cell';
import { CELL_RESULT, type CellResult } from './CellResult';

/* scripts/money.mjs runs this file. It writes the results of the cells, which are in test-results, to docs/tables/
   payment-matrix.md. */

const RESULTS = 'test-results/payment-matrix';
const FILE = 'docs/tables/payment-matrix.md';
const CELL_COUNT = TRIGGERS.length * ORDER_KINDS.length * FAILURES.length;

function resultsOf(idempotency: string): readonly CellResult[] {
  const folder = join(RESULTS, idempotency);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) =>
    v.parse(CELL_RESULT, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/**
 * The number of charges. The deliveries are in brackets when there are more of them. An untrue statement of a page is
 * marked.
 */
function entryOf(results: readonly CellResult[], cell: Cell): string {
  const result = results.find(
    ({ trigger, kind, failure }) =>
      trigger === cell.trigger && kind === cell.kind && failure === cell.failure,
  );
  if (result === undefined) return 'not run';
  const { deliveries, finalRows, areVerdictsTrue } = result;
  const charges = finalRows === 1 ? '1' : `**${String(finalRows)}**`;
  return `${charges}${deliveries > 1 ? ` (${String(deliveries)})` : ''}${areVerdictsTrue ? '' : ', **untrue**'}`;
}

function tableOf(results: readonly CellResult[]): string {
  const lines = TRIGGERS.flatMap((trigger) =>
    ORDER_KINDS.map((kind) =>
      row([trigger, kind, ...FAILURES.map((failure) => entryOf(results, { trigger, kind, failure }))]),
    ),
  );
  const head = ['Confirmed by', 'Order', ...FAILURES];
  return [row(head), row(head.map(() => '---')), ...lines].join('\n');
}

function figuresOf(results: readonly CellResult[]): string {
  const once = results.filter(({ finalRows }) => finalRows === 1).length;
  const most = Math.max(0, ...results.map(({ finalRows }) => finalRows));
  const untrue = results.filter(({ areVerdictsTrue }) => !areVerdictsTrue).length;
  const times = [...new Set(results.map(({ date, commit }) => `${date} at commit ${commit}`))];
  return [
    `Measured on ${times.join(' and on ')}.`,
    `${String(results.length)} of ${String(CELL_COUNT)} cells were run. ${String(once)} ended with one charge;`,
    `the most charges in a cell were ${String(most)}. A page said something untrue in ${String(untrue)} cells.`,
  ].join('\n');
}

/** The line at the head, for the earliest of the results. */
function ageOf(results: readonly CellResult[]): string {
  const [earliest] = results.toSorted((a, b) => a.date.localeCompare(b.date));
  return earliest === undefined ? 'Nothing was measured.' : measuredAtLine(earliest);
}

const [honoured, ignored] = [resultsOf('honoured'), resultsOf('ignored')];

const text = `# One press, one charge, if the API honours idempotency keys: the payment matrix

Measured by \`npm run test:money\`: the production build in Chromium, against the local stack, over HTTP/1.1. A figure is the number of rows in the stack's table \`orders\` for one
intended order. In brackets is the number of deliveries of the request to the API, where there was more than one.

${ageOf([...honoured, ...ignored])}

- _refused_: the bank declines (402). The owner tries again, and the second attempt is accepted.
- _lost before_: every delivery is cut before it is carried out. The owner tries again once the page says that nothing
  was charged.
- _lost after_: every delivery is carried out and cut before an answer.
- _late commit_: answered with 504 at once, carried out 0.9 s later, which counts as another delivery.
- _late commit, refused_: the first delivery is carried out 0.9 s later, and the browser's repetition of it is answered
  with 429 before that.
- _repeated delivery_: delivered twice by something between the page and the API.
- _Back_, _reload_, _duplicated tab_: as soon as the request was sent. _Second tab_: both tabs show the payment step, and
  both buttons are pressed. _Session renewal_: the first delivery is answered with 401.
- Where a page offers the same order again, the owner presses again, in every open tab.
- _untrue_: a page denied a charge that is in the table, or claimed one that is not.

## With an API that honours \`Idempotency-Key\`

${figuresOf(honoured)}

${tableOf(honoured)}

## With an API that ignores the key

${figuresOf(ignored)}

${tableOf(ignored)}

## What remains a risk for the owner of the API

Without keys a browser repeats a request by itself when a kept connection closes before an answer begins, and a proxy may
do the same. No page can prevent or see that. A create that is repeated is stopped by the API's 409; an update or a
reactivation by the saved card is charged once per delivery: the bold figures above. Where the API honours the key, every
cell that was run has one charge. [payment-delivery.md](payment-delivery.md) lists how often each browser repeats.
`;
await writeMarkdown(FILE, text);
console.log(`\nHonoured: ${figuresOf(honoured)}\n\n${tableOf(honoured)}`);
console.log(`\nIgnored: ${figuresOf(ignored)}\n\n${tableOf(ignored)}\n\nWritten to ${FILE}`);
