import { mkdirSync, writeFileSync } from 'node:fs';
import { ENGINES, type Engine } from '../../e2e-engines/driver/Engine';
import { measureDeliveries, type Measurement } from './measureDeliveries';
import { writeTable } from './writeTable';

/* Started by scripts/delivery.mjs. */

const measurements: Measurement[] = [];
const problems: Partial<Record<Engine, string>> = {};
const wanted = process.argv.slice(2);
for (const engine of ENGINES.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const measured = await measureDeliveries(engine).catch((error: unknown) => {
    problems[engine] = String(error);
    return [];
  });
  measurements.push(...measured);
  console.log(`${engine}: ${String(measured.length)} measurements ${problems[engine] ?? ''}`);
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/delivery.json', JSON.stringify(measurements, undefined, 1));
if (wanted.length === 0) writeTable(measurements, problems);
/* The drivers leave timers behind. */
process.exit();
