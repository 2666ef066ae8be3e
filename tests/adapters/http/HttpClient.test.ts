import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '@/adapters/http/ApiClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { API_TIMEOUT } from '@/application/ports/ServiceFailure';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import { Aborter } from '@/application/requests/Aborter';
import { accessToken } from '@/application/ports/IdentityProvider';
import { failure, success } from '@/domain/shared/result';
import { aClient } from '../../support/http/aClient';
import {
  drip,
  half,
  html,
  json,
  redirectTo,
  reset,
  silence,
  text,
  emptyResponse,
} from '../../support/http/answers';
import { FakeServer, type ResponseWriter } from '../../support/http/FakeServer';
import { anOrderKey } from '../../support/builders/anOrderKey';
import { ImmediateClock } from '../../support/http/ImmediateClock';
import { timedOut } from '../../support/http/timedOut';

const READ: ApiRequest = { method: 'GET', path: ['plans'], isRead: true };
const WRITE: ApiRequest = { method: 'PUT', path: ['plans', '1'], body: { name: 'דנה' }, isRead: false };

let server: FakeServer;
beforeEach(async () => {
  server = await FakeServer.start();
});
afterEach(async () => {
  await server.close();
});

describe('HttpClient', () => {
  it('times out after 30 seconds by default', () => {
    expect(API_TIMEOUT).toBe(30_000);
  });

  describe('sends', () => {
    it('JSON as UTF-8 with the matching Content-Type', async () => {
      server.willRespond(json({ ok: 1 }));
      expect(await aClient(server.url).send(WRITE)).toEqual(
        success({ status: 200, body: { ok: 1 }, text: '{"ok":1}', etag: undefined }),
      );
      const [request] = server.requests;
      expect(request).toMatchObject({ method: 'PUT', url: '/plans/1' });
      expect(request?.headers).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(JSON.parse(Buffer.from(request?.body ?? '', 'latin1').toString('utf8'))).toEqual({
        name: 'דנה',
      });
    });

    it.each([[['a', 'b']], ['active'], [0], [null]])('the body %j unchanged', async (body) => {
      server.willRespond(json({}));
      await aClient(server.url).send({ ...WRITE, body });
      expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(body);
    });

    it.each([READ, { ...WRITE, body: undefined }])(
      'no Content-Type and no body when there is no body: $method',
      async (request) => {
        server.willRespond(json([]));
        await aClient(server.url).send(request);
        expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
        expect(server.requests[0]?.body).toBe('');
      },
    );

    describe('a payment', () => {
      const PAYMENT: ApiRequest = { ...WRITE, idempotencyKey: anOrderKey() };

      it.each([
        ['its idempotency key, where the API allows it', true, 'key-0'],
        ['no idempotency key by default', undefined, undefined],
      ])('with %s', async (_what, sendsIdempotencyKey, expected) => {
        server.willRespond(json({}));
        await aClient(server.url, { sendsIdempotencyKey }).send(PAYMENT);
        expect(server.requests[0]?.headers['idempotency-key']).toBe(expected);
      });

      it.each([reset, half, html(502)])('once, also after a failure', async (answer) => {
        server.willRespond(answer);
        expect(await aClient(server.url).send(PAYMENT)).toMatchObject(failure({ kind: 'outcome-unknown' }));
        expect(server.requests).toHaveLength(1);
      });
    });

    it('a file as multipart, with its own boundary', async () => {
      server.willRespond(json({}));
      const body = new FormData();
      body.append('file', new Blob(['pixels'], { type: 'image/png' }), 'picture.png');
      await aClient(server.url).send({ ...WRITE, method: 'POST', body });
      expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=\S+$/);
      expect(server.requests[0]?.body).toContain('name="file"; filename="picture.png"');
      expect(server.requests[0]?.body).toContain('pixels');
    });

    it('no header that needs permission in a strict CORS policy', async () => {
      server.willRespond(json([]));
      await aClient(server.url).send(READ, accessToken('secret'));
      const sent = Object.keys(server.requests[0]?.headers ?? {});
      const byFetchItself = [
        'host',
        'connection',
        'accept-language',
        'sec-fetch-mode',
        'accept-encoding',
        'pragma',
      ];
      expect(
        sent.filter((name) => ![...byFetchItself, 'cache-control', 'user-agent'].includes(name)),
      ).toEqual(['accept', 'authorization']);
      expect(server.requests[0]?.headers['user-agent']).not.toContain('axios');
    });

    it('no cookies and no Referer', async () => {
      server.willRespond(json([]));
      await aClient(server.url).send(READ);
      expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
      expect(server.requests[0]?.headers).not.toHaveProperty('referer');
    });

    it.each(['', '/', '/v1', '/v1/'])('requests below a base URL that ends in "%s"', async (end) => {
      server.willRespond(json([]));
      await aClient(`${server.url}${end}`).send({ ...READ, path: ['users', 'byIds'] });
      expect(server.requests[0]?.url).toBe(`${end.replace(/\/$/, '')}/users/byIds`);
    });

    it.each([
      ['a/b', 'a%2Fb'],
      ['../x', '..%2Fx'],
      ['..\\x', '..%5Cx'],
      ['%2e%2e', '%252e%252e'],
      ['//evil.example', '%2F%2Fevil.example'],
      ['https://evil.example', 'https%3A%2F%2Fevil.example'],
      ['x?a=b#c', 'x%3Fa%3Db%23c'],
      ['@evil.example', '%40evil.example'],
      ['עסק 1', '%D7%A2%D7%A1%D7%A7%201'],
      ['\u0000', '%00'],
    ])('the unusual id "%s" encoded', async (id, encoded) => {
      server.willRespond(json({}));
      await aClient(`${server.url}/v1`).send({ ...READ, path: ['users', id] });
      expect(server.requests[0]?.url).toBe(`/v1/users/${encoded}`);
    });

    it.each(['.', '..', ''])('nothing when a path segment is "%s" (threats T7)', async (id) => {
      server.willRespond(json({}));
      const answer = await aClient(server.url).send(
        { ...READ, path: ['users', id, 'x'] },
        accessToken('secret'),
      );
      expect(answer).toEqual(
        failure({
          kind: 'rejected',
          status: 404,
          messages: [],
          codes: [],
          retryAfter: undefined,
          isFromGateway: false,
          fields: [],
        }),
      );
      expect(server.requests).toEqual([]);
    });

    it('every id as exactly one path segment below the base URL (threats T7)', async () => {
      const client = aClient(`${server.url}/v1`);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), async (id) => {
          server.willRespond(json({}));
          await client.send({ ...READ, path: ['users', id] });
          const url = server.requests[0]?.url ?? `/v1/users/${encodeURIComponent(id)}`;
          expect(decodeURIComponent(url)).toBe(`/v1/users/${id}`);
          expect(url.split('/')).toHaveLength(4);
        }),
        { numRuns: 50, seed: 7 },
      );
    });
  });

  describe('sends a token (threats T7)', () => {
    it('to the API', async () => {
      server.willRespond(json({}));
      await aClient(server.url).send(READ, accessToken('secret'));
      expect(server.requests[0]?.headers.authorization).toBe('Bearer secret');
    });

    it.each([
      ['a cut connection', reset],
      ['a truncated response', half],
      ['503', json({}, 503)],
      ['429', json({}, 429)],
    ])('with each attempt of a read, also after %s', async (_, answering) => {
      server.willRespond(answering, json({}));
      await aClient(server.url, { clock: new ImmediateClock() }).send(READ, accessToken('secret'));
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
        'Bearer secret',
        'Bearer secret',
      ]);
    });

    it('only when there is one', async () => {
      server.willRespond(json({}));
      await aClient(server.url).send(READ);
      expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
    });

    it.each([301, 302, 303, 307, 308])(
      'only to its own origin, not after a %i redirect to another one',
      async (status) => {
        const elsewhere = await FakeServer.start();
        elsewhere.willRespond(json({ stolen: true }));
        server.willRespond(redirectTo(`${elsewhere.url}/x`, status));
        const answer = await aClient(server.url).send(WRITE, accessToken('secret'));
        expect(answer).toMatchObject(failure({ kind: 'outcome-unknown' }));
        expect(elsewhere.requests).toEqual([]);
        await elsewhere.close();
      },
    );

    it('that never appears in a failure (threats T7)', async () => {
      for (const answering of [reset, half, html(), html(500), json({}, 400)]) {
        server.willRespond(answering);
        const answer = await aClient(server.url).send(WRITE, accessToken('secret'));
        expect(JSON.stringify(answer)).not.toContain('secret');
        expect(answer.ok).toBe(false);
      }
    });
  });

  describe('interprets', () => {
    it.each([
      ['JSON', json([1]), [1]],
      ['JSON of another kind', text('{"a":1}', 'application/vnd.api+json'), { a: 1 }],
      ['null', json(null), null],
      ['an empty response', emptyResponse(200), undefined],
      ['an empty JSON response', text('', 'application/json'), undefined],
      ['204', emptyResponse(204), undefined],
    ])('%s', async (_, answering, body) => {
      server.willRespond(answering);
      const answer = await aClient(server.url).send(READ);
      expect(answer.ok && answer.value.body).toEqual(body);
      expect(answer.ok).toBe(true);
    });

    it.each([
      ['a web page', html()],
      ['a web page with 201', html(201)],
      ['broken JSON', text('{"a":', 'application/json')],
      ['JSON that is called text', text('{"a":1}', 'text/html')],
      ['a text', text('Created', 'text/plain')],
      ['blanks', text('  ', 'application/json')],
    ])('a 2xx response with %s as malformed', async (_, answering) => {
      server.willRespond(answering);
      const answer = await aClient(server.url).send(READ);
      expect(answer).toMatchObject(failure({ kind: 'malformed' }));
      expect(JSON.stringify(answer)).not.toContain('<');
      expect(server.requests).toHaveLength(1);
    });

    it('a 2xx response without a type as malformed, and says no type', async () => {
      server.willRespond((response) => response.end('{}'));
      expect(await aClient(server.url).send(READ)).toEqual(
        failure({ kind: 'malformed', status: 200, detail: '200 ' }),
      );
    });

    it.each([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429])(
      '%i as not executed',
      async (status) => {
        server.willRespond(json({ message: 'No' }, status));
        expect(await aClient(server.url).send(WRITE)).toEqual(
          failure({
            kind: 'rejected',
            status,
            messages: ['No'],
            codes: [],
            retryAfter: undefined,
            request: { status, id: undefined, receivedAt: expect.any(Number) },
            isFromGateway: false,
            fields: [],
          }),
        );
      },
    );

    it.each([408, 500, 501, 502, 503, 504, 520])('%i as an unknown result', async (status) => {
      server.willRespond(json({ message: 'Oh' }, status));
      expect(await aClient(server.url).send(WRITE)).toMatchObject(
        failure({ kind: 'outcome-unknown', status, messages: ['Oh'] }),
      );
    });

    it.each<[string, ResponseWriter]>([
      ['HTML without a type', (response) => response.writeHead(404).end('<h1>')],
      ['broken JSON', text('{"a":', 'application/json', 404)],
    ])('a 404 with %s as a gateway response', async (_, answering) => {
      server.willRespond(answering);
      expect(await aClient(server.url).send(WRITE)).toMatchObject(failure({ isFromGateway: true }));
    });

    it('a 404 without a body as one of the API', async () => {
      server.willRespond(emptyResponse(404));
      expect(await aClient(server.url).send(WRITE)).toMatchObject(failure({ isFromGateway: false }));
    });

    it('an HTML error page as a gateway response without messages', async () => {
      server.willRespond(html(404));
      expect(await aClient(server.url).send(WRITE)).toMatchObject(
        failure({ kind: 'rejected', status: 404, messages: [], isFromGateway: true }),
      );
    });

    it('a refusal in plain text', async () => {
      server.willRespond(text('Your card was declined', 'text/plain; charset=utf-8', 402));
      expect(await aClient(server.url).send(WRITE)).toMatchObject({
        error: { kind: 'rejected', status: 402, messages: ['Your card was declined'] },
      });
    });

    it.each([
      ['7', 7000],
      ['Thu, 05 Mar 2026 12:00:03 GMT', 3000],
      ['Thu, 05 Mar 2026 11:00:00 GMT', 0],
      ['soon', undefined],
      ['-5', undefined],
    ])('Retry-After: %s', async (header, retryAfter) => {
      server.willRespond(json({}, 429, { 'retry-after': header }));
      const answer = await aClient(server.url).send(WRITE);
      expect(answer).toMatchObject(failure({ kind: 'rejected', retryAfter }));
    });

    it.each([
      ['a connection that is cut', reset],
      ['a truncated response', half],
    ])('%s as an unknown result', async (_, answering) => {
      server.willRespond(answering);
      expect(await aClient(server.url).send(WRITE)).toMatchObject(
        failure({ kind: 'outcome-unknown', reason: 'network', status: undefined }),
      );
    });

    it('a refused connection as an unknown result', async () => {
      const { url } = server;
      await server.close();
      expect(await aClient(url).send(WRITE)).toMatchObject({
        error: { kind: 'outcome-unknown', reason: 'network' },
      });
    });

    it.each([
      ['never comes', silence],
      ['drips', drip],
    ])('a timeout when the response %s', async (_, answering) => {
      server.willRespond(answering);
      expect(await timedOut(server, async () => aClient(server.url).send(READ))).toMatchObject(
        failure({ kind: 'outcome-unknown', reason: 'timeout', status: undefined }),
      );
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('while the browser is offline', () => {
    it.each([READ, WRITE])('sends nothing: $method', async (request) => {
      const connection = new InMemoryConnection();
      connection.isOnline = false;
      expect(await aClient(server.url, { connection }).send(request)).toEqual(failure({ kind: 'not-sent' }));
      expect(server.requests).toEqual([]);
    });

    it('sends no retry when the connection is lost in between', async () => {
      const connection = new InMemoryConnection();
      server.willRespond((response) => {
        connection.isOnline = false;
        response.socket?.destroy();
      });
      const answer = await aClient(server.url, { connection }).send(READ);
      expect(answer).toMatchObject({ error: { kind: 'not-sent' } });
      expect(server.requests).toHaveLength(1);
    });
  });

  describe('retries', () => {
    it.each([
      ['a cut connection', reset, 0.5, 300],
      ['a truncated response', half, 0.5, 300],
      ['500', json({}, 500), 1, 600],
      ['502', html(502), 0, 0],
      ['503', json({}, 503), 0.5, 300],
      ['503 for 5 seconds', json({}, 503, { 'retry-after': '5' }), 0, 5000],
      ['429 for 3 seconds', json({}, 429, { 'retry-after': '3' }), 0.5, 3300],
      ['429 for 10 seconds', json({}, 429, { 'retry-after': '10' }), 0.5, 10_000],
      ['429 without Retry-After', json({}, 429), 0.5, 10_000],
    ])('a read after %s', async (_, answering, chance, wait) => {
      const clock = new ImmediateClock();
      server.willRespond(answering, json(['good']));
      const answer = await aClient(server.url, { clock, random: () => chance }).send({
        ...READ,
        method: 'POST',
        body: ['a'],
      });
      expect(answer).toEqual(success({ status: 200, body: ['good'], text: '["good"]' }));
      expect(server.requests.map(({ body }) => body)).toEqual(['["a"]', '["a"]']);
      expect(clock.waits).toEqual([wait]);
    });

    it('a read once', async () => {
      server.willRespond(json({}, 500));
      expect(await aClient(server.url).send(READ)).toMatchObject({
        error: { kind: 'outcome-unknown', status: 500 },
      });
      expect(server.requests).toHaveLength(2);
    });

    it.each([
      ['400', json({}, 400)],
      ['401', json({}, 401)],
      ['404', json({}, 404)],
      ['503 for 6 seconds', json({}, 503, { 'retry-after': '6' })],
      ['429 for 11 seconds', json({}, 429, { 'retry-after': '11' })],
      ['a web page', html()],
    ])('no read after %s', async (_, answering) => {
      server.willRespond(answering, json([]));
      expect((await aClient(server.url).send(READ)).ok).toBe(false);
      expect(server.requests).toHaveLength(1);
    });

    it.each([
      ['a cut connection', reset],
      ['500', json({}, 500)],
      ['503', json({}, 503, { 'retry-after': '0' })],
      ['429', json({}, 429, { 'retry-after': '0' })],
    ])('no write after %s', async (_, answering) => {
      server.willRespond(answering, json({}));
      expect((await aClient(server.url).send(WRITE)).ok).toBe(false);
      expect(server.requests).toHaveLength(1);
    });

    it('at most ten reads in an outage, then one per second', async () => {
      const clock = new ImmediateClock();
      const client = aClient(server.url, { clock });
      server.willRespond(json({}, 500));
      for (let count = 0; count < 12; count += 1) await client.send(READ);
      expect(server.requests).toHaveLength(12 + 10);
      await new Promise<void>((resolve) => clock.after(1000, resolve));
      await client.send(READ);
      await client.send(READ);
      expect(server.requests).toHaveLength(12 + 10 + 3);
    });
  });

  describe('aborts a request', () => {
    it('before it is sent', async () => {
      const answer = await aClient(server.url).send({ ...READ, signal: AbortSignal.abort() });
      expect(answer).toEqual(failure({ kind: 'aborted' }));
      expect(server.requests).toEqual([]);
    });

    it('during the wait for the response, and closes the connection', async () => {
      const controller = new AbortController();
      const closed = new Promise<void>((resolve) => {
        server.willRespond((response) => {
          response.on('close', resolve);
          controller.abort();
        });
      });
      const answer = await aClient(server.url).send({ ...READ, signal: controller.signal });
      expect(answer).toEqual(failure({ kind: 'aborted' }));
      await closed;
      expect(server.requests).toHaveLength(1);
    });

    it('that writes, whose outcome is not asked for any more', async () => {
      const controller = new AbortController();
      server.willRespond(() => controller.abort());
      const answer = await aClient(server.url).send({ ...WRITE, signal: controller.signal });
      expect(answer).toEqual(failure({ kind: 'aborted' }));
    });

    it('when the poll that reads is stopped', async () => {
      const poll = new Aborter();
      server.willRespond(() => poll.abort());
      const answer = await aClient(server.url).send({ ...READ, signal: poll });
      expect(answer).toEqual(failure({ kind: 'aborted' }));
    });

    it('between two attempts, at once', async () => {
      const controller = new AbortController();
      const stopped: string[] = [];
      const clock = {
        now: () => new ImmediateClock().now(),
        elapsed: () => 0,
        after: () => {
          queueMicrotask(() => controller.abort());
          return () => stopped.push('timer');
        },
      };
      server.willRespond(json({}, 500));
      const answer = await aClient(server.url, { clock }).send({ ...READ, signal: controller.signal });
      expect(answer).toEqual(failure({ kind: 'aborted' }));
      expect(server.requests).toHaveLength(1);
      expect(stopped).toEqual(['timer']);
    });

    it('and leaves no listener on its signal afterwards', async () => {
      const { signal } = new AbortController();
      const added = vi.spyOn(signal, 'addEventListener');
      const removed = vi.spyOn(signal, 'removeEventListener');
      server.willRespond(json({}, 500), json({}));
      expect((await aClient(server.url).send({ ...READ, signal })).ok).toBe(true);
      expect(server.requests).toHaveLength(2);
      const listeners = added.mock.calls.map(([type, listener]) => [type, listener]);
      expect(listeners).not.toEqual([]);
      expect(removed.mock.calls).toEqual(expect.arrayContaining(listeners));
    });
  });

  it('throws for a base URL that is not absolute', () => {
    const options = { connection: new InMemoryConnection(), clock: new ImmediateClock() };
    expect(() => new HttpClient({ baseUrl: '/api', ...options })).toThrow(TypeError);
  });
});
