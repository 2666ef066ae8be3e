import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { ENGINES, type Engine } from '../../tests/e2e-engines/driver/Engine';
import type { EnginePage } from '../../tests/e2e-engines/driver/EnginePage';
import { launchEngine } from '../../tests/e2e-engines/driver/launchEngine';
import { createCertificate, type Certificate } from '../../tests/stack/certificate';
import { portOf } from '../../tests/stack/portOf';
import { CUTS, type Protocol } from './Cut';
import { startDeliveryServer } from './DeliveryServer';
import { sendOnce } from './sendOnce';

export const VERBS = ['POST', 'PUT', 'DELETE'] as const;

const ALL_CUTS = [...CUTS['http/1.1'], ...CUTS.h2];

export const MEASUREMENT = v.object({
  engine: v.picklist(ENGINES),
  version: v.string(),
  protocol: v.picklist(['http/1.1', 'h2']),
  cut: v.picklist(ALL_CUTS),
  verb: v.picklist(VERBS),
  /** The number of complete deliveries to the server. */
  deliveries: v.number(),
  /** The status or error that the page received. */
  ended: v.string(),
});

export type Measurement = v.InferOutput<typeof MEASUREMENT>;

const OUTCOME = v.object({ ended: v.string() });
/** The wait for late repetitions after the page received an error, in milliseconds. */
const AFTERWARDS = 700;

/** Sends each kind of write once in one engine, to a server that executes it and closes the connection. */
export async function measureDeliveries(engine: Engine): Promise<readonly Measurement[]> {
  const certificate = await createCertificate();
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sender</title>');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const browser = await launchEngine(engine, { acceptInsecureCerts: true });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${String(portOf(site))}/`);
    const measurements: Measurement[] = [];
    for (const planned of plannedFor(engine)) measurements.push(await measure(page, planned, certificate));
    return measurements;
  } finally {
    await browser.close();
    site.closeAllConnections();
    site.close();
  }
}

type Planned = Pick<Measurement, 'engine' | 'protocol' | 'cut' | 'verb'>;

function plannedFor(engine: Engine): readonly Planned[] {
  const protocols: readonly Protocol[] = ['http/1.1', 'h2'];
  return protocols.flatMap((protocol) =>
    CUTS[protocol].flatMap((cut) => VERBS.map((verb) => ({ engine, protocol, cut, verb }))),
  );
}

async function measure(page: EnginePage, planned: Planned, certificate: Certificate): Promise<Measurement> {
  const server = await startDeliveryServer(planned.protocol, planned.cut, certificate);
  const { ended } = v.parse(OUTCOME, await page.evaluate(sendOnce(server.url, planned.verb)));
  await wait(AFTERWARDS);
  await server.close();
  const { deliveries } = server;
  return {
    ...planned,
    version: page.version,
    deliveries: deliveries.length,
    ended,
  };
}
