import { randomUUID } from 'node:crypto';
import { ApiControl } from '../ApiControl';
import type { CardDetails } from '../selling/CardDetails';
import { startApi, type ApiOptions, type RunningApi } from '../startApi';
import { TokenIssuerServer } from './TokenIssuerServer';

export const PAGE_ORIGIN = 'http://localhost:14100';

interface SendOptions {
  /** The user of the access token. Without it the request has no token. */
  readonly as?: string;
  readonly token?: string;
  /** A FormData or a text is sent unchanged, any other value as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the response is not JSON. */
  readonly body: unknown;
}

/** A running API, with tokens and cards for it. */
export class ApiHarness {
  readonly control: ApiControl;

  private constructor(
    readonly api: RunningApi,
    readonly issuer: TokenIssuerServer,
    private readonly cards: Map<string, CardDetails>,
  ) {
    this.control = new ApiControl(api.url);
  }

  static async start(options: Partial<ApiOptions> = {}): Promise<ApiHarness> {
    const issuer = await TokenIssuerServer.start();
    const cards = new Map<string, CardDetails>();
    const api = await startApi({
      port: 0,
      issuer: issuer.trusted,
      redeemToken: async (token) => {
        const card = cards.get(token);
        cards.delete(token);
        return card;
      },
      allowedOrigins: [PAGE_ORIGIN],
      hasControl: true,
      ...options,
    });
    return new ApiHarness(api, issuer, cards);
  }

  /** Creates a token of a card that ends in 1111. It is valid for one attempt. */
  aToken(card: Partial<CardDetails> = {}): string {
    const token = `tok_${randomUUID()}`;
    this.cards.set(token, { lastFour: '1111', brand: 'visa', ...card });
    return token;
  }

  async send(method: string, path: string, sent: SendOptions = {}): Promise<ApiResponse> {
    const token = sent.token ?? (sent.as === undefined ? undefined : await this.issuer.tokenFor(sent.as));
    const isPlain = sent.body === undefined || sent.body instanceof FormData || typeof sent.body === 'string';
    const answer = await fetch(`${this.api.url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isPlain ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: bodyFrom(sent.body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.issuer.close();
  }
}

function bodyFrom(body: unknown): FormData | string {
  return body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
