import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { AccessToken } from '@/application/ports/IdentityProvider';
import { failure, type Result } from '@/domain/shared/result';
import { addressUnder, baseOf } from './addressUnder';
import { answerOf, type RawAnswer } from './answerOf';
import type { ApiAnswer, ApiClient, ApiRequest, HttpFailure } from './ApiClient';
import { canStreamRequests } from './canStreamRequests';
import { RetryBudget } from './RetryBudget';
import { parseRetryAfter, retryDelayOf } from './retryDelay';

export interface HttpClientOptions {
  /** The address of the API, absolute. */
  readonly baseUrl: string;
  /** In milliseconds, from sending to the last byte of the answer. */
  readonly timeoutMs?: number | undefined;
  readonly connection: Connection;
  readonly clock: Clock;
  /** The API allows the header of idempotency keys, and honours them (see ASSUMPTIONS.md). */
  readonly sendsIdempotencyKey?: boolean | undefined;
  /** Which protocol the API's clients get, where that is known: a page cannot see it. */
  readonly protocol?: HttpProtocol | undefined;
  /** From 0 to below 1. */
  readonly random?: (() => number) | undefined;
}

export type HttpProtocol = 'http/1.1' | 'h2';

/** In milliseconds (spec section 7). */
export const API_TIMEOUT = 30_000;

type Answer = Result<ApiAnswer, HttpFailure>;

/**
 * Sends requests to the API and says what became of them. The one place that knows axios, and the one place that
 * sends anything twice: reads only, once, as the budget allows (faults B.3). Nothing of axios gets out of here, so
 * that no token can end up in a log.
 */
export class HttpClient implements ApiClient {
  readonly #base: URL;
  readonly #axios: AxiosInstance;
  readonly #connection: Connection;
  readonly #clock: Clock;
  readonly #sendsKey: boolean;
  /** Decided before anything is sent, and never changed by how a request fared. */
  readonly #streamsPayments: boolean;
  readonly #random: () => number;
  readonly #budget: RetryBudget;

  constructor({
    baseUrl,
    timeoutMs = API_TIMEOUT,
    connection,
    clock,
    sendsIdempotencyKey = false,
    protocol,
    random = Math.random,
  }: HttpClientOptions) {
    this.#base = baseOf(baseUrl);
    this.#axios = anAxios(this.#base, timeoutMs);
    this.#connection = connection;
    this.#clock = clock;
    this.#sendsKey = sendsIdempotencyKey;
    this.#streamsPayments = protocol === 'h2' && canStreamRequests();
    this.#random = random;
    this.#budget = new RetryBudget(clock.now());
  }

  /** @param bearer Goes to the API only: an address that leads anywhere else is not even asked. */
  async send(request: ApiRequest, bearer?: AccessToken): Promise<Answer> {
    const address = addressUnder(this.#base, request.path);
    if (address === undefined) return failure(INVALID_PATH);
    const answer = await this.#attempt(request, address, bearer);
    if (answer.ok || !request.isRead) return answer;
    const delay = retryDelayOf(answer.error, this.#random);
    if (delay === undefined || !this.#budget.spend(this.#clock.now())) return answer;
    await this.#pause(delay, request.signal);
    return this.#attempt(request, address, bearer);
  }

  async #attempt(request: ApiRequest, url: string, bearer: AccessToken | undefined): Promise<Answer> {
    const { method, body, idempotencyKey: key, signal } = request;
    if (signal?.aborted === true) return failure({ kind: 'aborted' });
    if (!this.#connection.isOnline) return failure({ kind: 'not-sent' });
    const authorization = bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` };
    try {
      const response = await this.#axios.request<unknown>({
        method,
        url,
        data: this.#contentOf(request),
        headers: {
          ...contentTypeOf(body),
          ...authorization,
          ...(this.#sendsKey && key !== undefined ? { 'Idempotency-Key': key } : {}),
        },
        ...(signal === undefined ? {} : { signal }),
      });
      return answerOf(this.#raw(response, true));
    } catch (error) {
      if (axios.isCancel(error)) return failure({ kind: 'aborted' });
      if (axios.isAxiosError<unknown>(error) && error.response !== undefined)
        return answerOf(this.#raw(error.response, false));
      const isTimeout = axios.isAxiosError(error) && error.code === axios.AxiosError.ETIMEDOUT;
      return failure({ ...NO_ANSWER, reason: isTimeout ? 'timeout' : 'network' });
    }
  }

  /**
   * A browser repeats a request by itself when a kept connection closes before the answer begins, unless it cannot
   * read the body a second time: a streamed one over HTTP/2 goes out once.
   */
  #contentOf({ body, idempotencyKey }: ApiRequest): FormData | string | ReadableStream<Uint8Array> {
    if (body instanceof FormData) return body;
    const json = JSON.stringify(body);
    return this.#streamsPayments && idempotencyKey !== undefined ? streamOf(json) : json;
  }

  #raw({ status, headers, data }: AxiosResponse<unknown>, isJson: boolean): RawAnswer {
    const [contentType = ''] = String(headers['content-type'] ?? '').split(';', 1);
    return {
      status,
      contentType: contentType.trim().toLowerCase(),
      retryAfter: parseRetryAfter(headers['retry-after'], this.#clock.now()),
      content: data,
      isJson,
    };
  }

  /** Resolves early when the request is given up. */
  async #pause(milliseconds: number, signal: AbortSignalLike | undefined): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = (): void => {
        forget();
        signal?.removeEventListener('abort', go);
        resolve();
      };
      const forget = this.#clock.after(milliseconds, go);
      signal?.addEventListener('abort', go);
    });
  }
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** What an address that cannot be written leads to: there is nothing there. */
const INVALID_PATH: HttpFailure = {
  kind: 'rejected',
  status: 404,
  messages: [],
  retryAfter: undefined,
  isFromGateway: false,
  fields: [],
};

const NO_ANSWER = { kind: 'unknown', status: undefined, messages: [], retryAfter: undefined } as const;

function anAxios(base: URL, timeout: number): AxiosInstance {
  return axios.create({
    adapter: 'fetch',
    allowAbsoluteUrls: false,
    baseURL: base.href,
    timeout,
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    transformRequest: [(body: unknown) => body],
    validateStatus: () => true,
    withCredentials: false,
    /* A header that the API does not allow would stop every request of a browser that lets pages set this one. */
    headers: { Accept: 'application/json', 'User-Agent': false },
    /* A redirected request would arrive as another one, or somewhere else. */
    fetchOptions: { redirect: 'error', cache: 'no-store', referrerPolicy: 'no-referrer' },
    redact: ['Authorization', 'data'],
  });
}

/** Without a body there is none, also for a method that usually has one. The boundary of a file comes with the file. */
function contentTypeOf(body: unknown): Readonly<Record<string, string | false>> {
  if (body === undefined) return { 'Content-Type': false };
  return { 'Content-Type': body instanceof FormData ? 'multipart/form-data' : 'application/json' };
}
