import { request as overTls } from 'node:https';
import type { APIResponse, Route } from '@playwright/test';
import { ApiControl } from '../stack/api/ApiControl';
import type { Collected } from '../stack/diagnostics/CollectedReports';
import type { IdentityCommand } from '../stack/identity/IdentityControl';
import { stackPorts, type StackPorts } from '../stack/StackPorts';

/** A service may close an idle connection just when it is used again. */
const WITHOUT_KEEP_ALIVE = { headers: { connection: 'close' } };

/** Controls the services around the product, and reads the requests that they received. */
export class StackControl {
  readonly api: ApiControl;

  constructor(private readonly ports: StackPorts) {
    this.api = new ApiControl(`http://localhost:${String(ports.api)}`);
  }

  /**
   * Sends a request of the page to the service of this instance. `route.fetch` alone would send it to the first
   * instance, whose ports are in the URLs of the build, because only the browser maps them.
   */
  async fetch(route: Route): Promise<APIResponse> {
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    const service = Object.values(stackPorts(process.env)).indexOf(Number(url.port));
    const port = Object.values(this.ports)[service];
    if (port !== undefined) url.port = String(port);
    return route.fetch({ url: url.href, headers });
  }

  /** Resets every service to its initial state. */
  async reset(): Promise<void> {
    await Promise.all([
      this.api.reset(),
      this.identity({ reset: true }),
      this.#resetPayment(),
      this.#collector('/__reset', 'POST'),
    ]);
  }

  /** The provider uses a self-signed certificate, which only this call accepts. */
  async identity(command: IdentityCommand): Promise<void> {
    const port = this.ports.identity;
    await new Promise<void>((resolve, reject) => {
      const outgoing = overTls(
        {
          host: 'localhost',
          port,
          path: '/__control',
          method: 'POST',
          rejectUnauthorized: false,
          /* A new connection, without keep-alive. */
          agent: false,
        },
        (response) => {
          response.resume();
          const isDone = response.statusCode !== undefined && response.statusCode < 300;
          response.on('end', () => {
            if (isDone) resolve();
            else
              reject(
                new Error(
                  `The identity provider answered ${String(response.statusCode)} to a control request`,
                ),
              );
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.setHeader('Content-Type', 'application/json');
      outgoing.end(JSON.stringify(command));
    });
  }

  /** The reports that the product has sent. */
  async reports(): Promise<Collected> {
    const answer = await this.#collector('/__reports', 'GET');
    const collected: Collected = JSON.parse(await answer.text());
    return collected;
  }

  async #collector(path: string, method: string): Promise<Response> {
    const answer = await fetch(`http://localhost:${String(this.ports.diagnostics)}${path}`, {
      method,
      ...WITHOUT_KEEP_ALIVE,
    });
    if (!answer.ok)
      throw new Error(`The diagnostics collector answered ${String(answer.status)} to ${method} ${path}`);
    return answer;
  }

  async #resetPayment(): Promise<void> {
    const answer = await fetch(`http://localhost:${String(this.ports.payment)}/__reset`, {
      method: 'POST',
      ...WITHOUT_KEEP_ALIVE,
    });
    if (!answer.ok) throw new Error(`The payment provider answered ${String(answer.status)} to its reset`);
  }
}
