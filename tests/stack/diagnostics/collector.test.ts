import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCollector, type RunningCollector } from './startCollector';

const EVENT = {
  event: 'uncaught-error',
  detail: 'TypeError',
  version: '0a1b2c3d4e5f',
  language: 'he',
  route: 'business',
  at: '2026-03-05T12:00:00.000Z',
};

describe('the collector of the stack', () => {
  let collector: RunningCollector;

  const send = async (contentType: string, body: string): Promise<number> =>
    (await fetch(collector.url, { method: 'POST', headers: { 'Content-Type': contentType }, body })).status;

  const collected = async (): Promise<unknown> => (await fetch(new URL('/__reports', collector.url))).json();

  beforeAll(async () => {
    collector = await startCollector(0);
  });

  afterAll(async () => collector.close());

  beforeEach(async () => {
    await fetch(new URL('/__reset', collector.url), { method: 'POST' });
  });

  it('accepts events as lines of JSON, and reports that browsers send by themselves', async () => {
    expect(
      await send('text/plain;charset=UTF-8', `${JSON.stringify(EVENT)}\n${JSON.stringify(EVENT)}\n`),
    ).toBe(204);
    expect(await send('application/csp-report', '{"csp-report":{}}')).toBe(204);
    expect(await send('application/reports+json', '[]')).toBe(204);
    expect(await collected()).toEqual({
      events: [EVENT, EVENT],
      browserReports: [{ 'csp-report': {} }, []],
      requests: 3,
    });
  });

  it.each([
    ['text/plain', 'no JSON'],
    ['text/plain', JSON.stringify({ ...EVENT, user: 'user-1' })],
    ['application/csp-report', '{'],
    ['application/json', JSON.stringify(EVENT)],
  ])('refuses an unknown format: %s %s', async (contentType, body) => {
    expect(await send(contentType, body)).toBe(400);
    expect(await collected()).toMatchObject({ events: [], browserReports: [], requests: 1 });
  });

  it('refuses a body that is larger than a beacon', async () => {
    expect(await send('text/plain', 'x'.repeat(70_000))).toBe(413);
  });
});
