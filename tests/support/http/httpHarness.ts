import { afterEach, beforeEach } from 'vitest';
import type { HttpClient } from '@/adapters/http/HttpClient';
import { RecordingDiagnostics } from '../RecordingDiagnostics';
import { aClient } from './aClient';
import { FakeServer, type ResponseWriter } from './FakeServer';

/** The server, client and diagnostics of one test. */
export interface HttpHarness {
  readonly server: FakeServer;
  readonly client: HttpClient;
  readonly diagnostics: RecordingDiagnostics;
  /** The requests sent so far, each as method and URL path. */
  readonly sent: () => readonly string[];
  /** The JSON of the last request. */
  readonly lastBody: () => unknown;
}

/** Starts a server before each test of the block and closes it afterwards. */
export function setUpHttp(): {
  readonly responding: (...responses: readonly ResponseWriter[]) => HttpHarness;
} {
  let server: FakeServer;
  beforeEach(async () => {
    server = await FakeServer.start();
  });
  afterEach(async () => {
    await server.close();
  });
  return {
    responding(...responses) {
      server.willRespond(...responses);
      return {
        server,
        client: aClient(server.url),
        diagnostics: new RecordingDiagnostics(),
        sent: () => server.requests.map(({ method, url }) => `${method} ${url}`),
        lastBody: () =>
          JSON.parse(Buffer.from(server.requests.at(-1)?.body ?? '', 'latin1').toString()) as unknown,
      };
    },
  };
}
