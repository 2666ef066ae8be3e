import { HttpClient, type HttpClientOptions } from '@/adapters/http/HttpClient';
import { InMemoryConnection } from '../InMemoryConnection';
import { ImmediateClock } from './ImmediateClock';

/** An HTTP client whose retries have no delay. */
export function aClient(baseUrl: string, overrides: Partial<HttpClientOptions> = {}): HttpClient {
  return new HttpClient({
    baseUrl,
    connection: new InMemoryConnection(),
    clock: new ImmediateClock(),
    random: () => 0,
    ...overrides,
  });
}
