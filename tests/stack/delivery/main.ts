import { writeFileSync } from 'node:fs';
import { ENGINES } from '../../e2e-engines/driver/Engine';
import { measureDeliveries, type Measurement } from './measureDeliveries';

/* Started by scripts/delivery.mjs: measures every engine that is here, and writes the figures for the table. */

const measurements: Measurement[] = [];
for (const engine of ENGINES) {
  const measured = await measureDeliveries(engine).catch((error: unknown) => {
    console.log(`${engine} could not be driven: ${String(error)}`);
    return [];
  });
  measurements.push(...measured);
  console.log(`${engine}: ${String(measured.length)} measurements`);
}
writeFileSync('test-results/delivery.json', JSON.stringify(measurements, undefined, 1));
