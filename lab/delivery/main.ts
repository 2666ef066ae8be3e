import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ENGINES, type Engine } from '../../tests/e2e-engines/driver/Engine';
import { measureDeliveries, MEASUREMENT, type Measurement } from './measureDeliveries';
import { writeTable } from './writeTable';

/* Started by lab/delivery.mjs with the engines to measure, by default all. The page is written only when every
   engine has a result or a problem: the others keep their previous results, which `npm test` deletes. */

const FOLDER = 'test-results/delivery';

function fileOf(engine: Engine): string {
  return join(FOLDER, `${engine}.json`);
}

function keptFor(engine: Engine): readonly Measurement[] {
  if (!existsSync(fileOf(engine))) return [];
  return v.parse(v.array(MEASUREMENT), JSON.parse(readFileSync(fileOf(engine), 'utf8')));
}

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ENGINES.some((engine) => engine === name));
if (unknown.length > 0) throw new Error(`No such engine: ${unknown.join(', ')}`);
const problems: Partial<Record<Engine, string>> = {};
for (const engine of ENGINES.filter((each) => wanted.length === 0 || wanted.includes(each)))
  try {
    const measured = await measureDeliveries(engine);
    writeFileSync(fileOf(engine), JSON.stringify(measured, undefined, 1));
    console.log(`${engine}: ${String(measured.length)} measurements`);
  } catch (error) {
    problems[engine] = String(error);
    console.log(`${engine} could not be driven: ${String(error)}`);
  }
const missing = ENGINES.filter((engine) => keptFor(engine).length === 0 && problems[engine] === undefined);
if (missing.length === 0) await writeTable(ENGINES.flatMap(keptFor), problems);
else
  console.log(
    `docs/tables/payment-delivery.md stays as it is: nothing was measured in ${missing.join(' and ')}`,
  );
/* The browser drivers leave timers running. */
process.exit(Object.keys(problems).length === 0 ? 0 : 1);
