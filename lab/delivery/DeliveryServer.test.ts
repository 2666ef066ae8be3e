import { connect } from 'node:http2';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, type Certificate } from '../../tests/stack/certificate';
import { CUTS, ERROR_CODES, type Cut } from './Cut';
import { startDeliveryServer, type DeliveryServer } from './DeliveryServer';

let certificate: Certificate;
let server: DeliveryServer;

beforeAll(async () => {
  certificate = await createCertificate();
});

afterEach(async () => {
  await server.close();
});

const BODY = '{"plan_id":"premium-monthly"}';

describe('a server that counts deliveries over HTTP/1.1', () => {
  it.each(CUTS['http/1.1'])('responds to reads, and counts and interrupts a write: %s', async (cut) => {
    server = await startDeliveryServer('http/1.1', cut, certificate);
    expect((await fetch(server.url)).status).toBe(200);
    const write = async (): Promise<string> =>
      (await fetch(server.url, { method: 'PUT', body: BODY })).text();
    await expect(write()).rejects.toThrow(/fetch failed|terminated/u);
    expect(server.deliveries).toEqual([BODY]);
  });
});

describe('a server that counts deliveries over HTTP/2', () => {
  async function write(cut: Cut): Promise<number> {
    server = await startDeliveryServer('h2', cut, certificate);
    const session = connect(server.url, { ca: certificate.cert });
    session.on('error', () => undefined);
    const stream = session.request({ ':method': 'PUT', ':path': '/' });
    stream.on('error', () => undefined);
    stream.resume();
    stream.end(BODY);
    await new Promise((closed) => {
      stream.on('close', closed);
    });
    session.destroy();
    return stream.rstCode;
  }

  it.each(CUTS.h2)('counts and interrupts a write: %s', async (cut) => {
    await write(cut);
    expect(server.deliveries).toEqual([BODY]);
  });

  it.each(CUTS.h2.filter((cut) => cut.startsWith('RST_STREAM ')))('resets a stream with %s', async (cut) => {
    expect(await write(cut)).toBe(ERROR_CODES[cut.replace('RST_STREAM ', '')]);
  });
});
