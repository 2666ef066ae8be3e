import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../ApiEnvironment';

/** A response that is written to the socket by hand, so that it can be interrupted. */
export class InterruptedResponse {
  constructor(private readonly context: Context<ApiEnvironment>) {}

  /** Closes the connection without a response. */
  close(): Response {
    this.#connection.destroy();
    return RESPONSE_ALREADY_SENT;
  }

  /** Sends the headers, then resets the connection. */
  reset(): Response {
    this.#writeHead(200, 1000);
    this.#outgoing.write('{');
    setImmediate(() => this.#connection.resetAndDestroy());
    return RESPONSE_ALREADY_SENT;
  }

  /** Sends the first half of the body, then closes the connection. */
  async half(): Promise<Response> {
    const body = await this.#body();
    this.#writeHead(this.context.res.status, body.length);
    this.#outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
      this.#connection.destroy();
    });
    return RESPONSE_ALREADY_SENT;
  }

  /** Sends one byte at a time until the client closes the connection. */
  async drip(every: number): Promise<Response> {
    const body = await this.#body();
    this.#writeHead(this.context.res.status, body.length);
    for (const byte of body) {
      if (this.#outgoing.destroyed) break;
      this.#outgoing.write(Uint8Array.of(byte));
      await wait(every, undefined, { ref: false });
    }
    this.#outgoing.end();
    return RESPONSE_ALREADY_SENT;
  }

  get #outgoing() {
    return this.context.env.outgoing;
  }

  get #connection() {
    return this.context.env.incoming.socket;
  }

  async #body(): Promise<Uint8Array> {
    return new Uint8Array(await this.context.res.clone().arrayBuffer());
  }

  #writeHead(status: number, length: number): void {
    const headers = { ...Object.fromEntries(this.context.res.headers), 'content-length': String(length) };
    this.#outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  }
}
