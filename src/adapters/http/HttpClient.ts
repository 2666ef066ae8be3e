import axios, { type AxiosInstance } from 'axios';
import type { Clock } from '@/application/ports/Clock';
import type { Connection } from '@/application/ports/Connection';
import type { AccessToken } from '@/application/ports/IdentityProvider';
import { API_TIMEOUT } from '@/application/ports/ServiceFailure';
import { waitFor } from '@/application/requests/waitFor';
import { failure, type Result } from '@/domain/shared/result';
import type { ApiClient, ApiRequest, ApiResponse, HttpFailure } from './ApiClient';
import { classifyResponse } from './classifyResponse';
import { parseBaseUrl, relativePath } from './relativePath';
import { retryDelayOf } from './retryDelay';

export interface HttpClientOptions {
  /** The absolute URL of the API. */
  readonly baseUrl: string;
  readonly connection: Connection;
  readonly clock: Clock;
  /** True when the API supports idempotency keys and its CORS headers allow them (see ASSUMPTIONS.md). */
  readonly sendsIdempotencyKey?: boolean | undefined;
  /** A source of random numbers, by default Math.random. */
  readonly random?: (() => number) | undefined;
}

type SendResult = Result<ApiResponse, HttpFailure>;

/**
 * Sends requests to the API with axios. Retries a read once, within the retry budget, and never retries a write (faults
 * B.3). Errors of axios do not leave this class, because they contain the token.
 */
export class HttpClient implements ApiClient {
  readonly #base: URL;
  readonly #axios: AxiosInstance;
  readonly #budget: RetryBudget;

  constructor(private readonly options: HttpClientOptions) {
    this.#base = parseBaseUrl(options.baseUrl);
    this.#axios = createAxios(this.#base);
    this.#budget = new RetryBudget(options.clock.now());
  }

  /**
   * Sends the request to a URL below the base URL. For a path outside of it, the result is a 404 and no request is
   * sent, because the token must not reach another URL.
   */
  async send(request: ApiRequest, bearer?: AccessToken): Promise<SendResult> {
    const path = relativePath(this.#base, request.path);
    if (path === undefined) return failure(INVALID_PATH);
    const result = await this.#attempt(request, path, bearer);
    if (result.ok || !request.isRead) return result;
    const { clock, random = Math.random } = this.options;
    const delay = retryDelayOf(result.error, random);
    if (delay === undefined || !this.#budget.spend(clock.now())) return result;
    await waitFor((resolve) => clock.after(delay, resolve), request.signal);
    return this.#attempt(request, path, bearer);
  }

  async #attempt(request: ApiRequest, url: string, bearer: AccessToken | undefined): Promise<SendResult> {
    const { method, body, signal } = request;
    const { clock, connection } = this.options;
    if (signal?.aborted === true) return failure({ kind: 'aborted' });
    if (!connection.isOnline) return failure({ kind: 'not-sent' });
    let text = '';
    const keepText = (content: unknown): unknown => {
      text = String(content);
      return content;
    };
    try {
      const response = await this.#axios.request<unknown>({
        method,
        url,
        data: contentOf(body),
        headers: this.#headersOf(request, bearer),
        transformResponse: [keepText, ...PARSE],
        ...(signal && { signal }),
      });
      return classifyResponse(response, { isJson: true, text, receivedAt: clock.now() });
    } catch (error) {
      if (axios.isCancel(error)) return failure({ kind: 'aborted' });
      if (axios.isAxiosError<unknown>(error) && error.response !== undefined)
        return classifyResponse(error.response, { isJson: false, text, receivedAt: clock.now() });
      const isTimeout = axios.isAxiosError(error) && error.code === axios.AxiosError.ETIMEDOUT;
      return failure({ ...NO_RESPONSE, reason: isTimeout ? 'timeout' : 'network' });
    }
  }

  #headersOf(
    { body, idempotencyKey, ifMatch }: ApiRequest,
    bearer: AccessToken | undefined,
  ): Readonly<Record<string, string | false>> {
    const sendsKey = this.options.sendsIdempotencyKey === true && idempotencyKey !== undefined;
    return {
      ...contentTypeOf(body),
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...(sendsKey && { 'Idempotency-Key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    };
  }
}

function contentOf(body: unknown): FormData | string {
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** The steps by which axios parses a body. */
const PARSE = [axios.defaults.transformResponse].flat().filter((step) => step !== undefined);

/** The result for a path that `relativePath` refuses. Such a path has no resource, so the result is that of a 404. */
const INVALID_PATH: HttpFailure = {
  kind: 'rejected',
  status: 404,
  messages: [],
  codes: [],
  retryAfter: undefined,
  isFromGateway: false,
  fields: [],
};

const NO_RESPONSE = {
  kind: 'outcome-unknown',
  status: undefined,
  messages: [],
  codes: [],
  retryAfter: undefined,
} as const;

function createAxios(base: URL): AxiosInstance {
  return axios.create({
    adapter: 'fetch',
    allowAbsoluteUrls: false,
    baseURL: base.href,
    timeout: API_TIMEOUT,
    responseType: 'json',
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    transformRequest: [(body: unknown) => body],
    validateStatus: () => true,
    withCredentials: false,
    /* Without `User-Agent: false` axios sets the header, and CORS fails in browsers that allow pages to set it. */
    headers: { Accept: 'application/json', 'User-Agent': false },
    /* A redirect could change the method or send the token to another origin. */
    fetchOptions: { redirect: 'error', cache: 'no-store', referrerPolicy: 'no-referrer' },
    redact: ['Authorization', 'data'],
  });
}

/** Without a body there is no Content-Type, also for POST. For FormData the browser adds the multipart boundary. */
function contentTypeOf(body: unknown): Readonly<Record<string, string | false>> {
  if (body === undefined) return { 'Content-Type': false };
  return { 'Content-Type': body instanceof FormData ? 'multipart/form-data' : 'application/json' };
}

const CAPACITY = 10;
const MILLISECONDS_PER_RETRY = 1000;

/**
 * A token bucket of 10 retries that refills by one per second. It keeps retries from worsening an outage (faults B.3).
 */
class RetryBudget {
  #left = CAPACITY;
  #countedAt: number;

  /** @param now Milliseconds since 1970. */
  constructor(now: number) {
    this.#countedAt = now;
  }

  /** Takes one retry. Returns false when none is left. */
  spend(now: number): boolean {
    const earned = Math.max(0, now - this.#countedAt) / MILLISECONDS_PER_RETRY;
    this.#left = Math.min(CAPACITY, this.#left + earned);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
