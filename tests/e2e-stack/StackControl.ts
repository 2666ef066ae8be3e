import { request as overTls } from 'node:https';
import { ApiControl } from '../stack/api/ApiControl';
import type { Collected } from '../stack/diagnostics/CollectedReports';
import type { IdentityCommand } from '../stack/identity/IdentityControl';
import type { StackPorts } from '../stack/StackPorts';

/** What a journey does to the services around the product, and what they saw of it. */
export class StackControl {
  readonly api: ApiControl;

  constructor(private readonly ports: StackPorts) {
    this.api = new ApiControl(`http://localhost:${String(ports.api)}`);
  }

  /** As if everything had just been started. */
  async reset(): Promise<void> {
    await Promise.all([
      this.api.reset(),
      this.identity({ reset: true }),
      this.#resetPayment(),
      this.#collector('/__reset', 'POST'),
    ]);
  }

  /** The provider's certificate is its own; only here that is no reason to refuse it. */
  async identity(command: IdentityCommand): Promise<void> {
    const port = this.ports.identity;
    await new Promise<void>((resolve, reject) => {
      const sent = overTls(
        {
          host: 'localhost',
          port,
          path: '/__control',
          method: 'POST',
          rejectUnauthorized: false,
          /* A kept connection may be closed by the provider in the moment in which it is used again. */
          agent: false,
        },
        (answer) => {
          answer.resume();
          const isDone = answer.statusCode !== undefined && answer.statusCode < 300;
          answer.on('end', () => {
            if (isDone) resolve();
            else reject(new Error(`The identity provider says ${String(answer.statusCode)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.setHeader('Content-Type', 'application/json');
      sent.end(JSON.stringify(command));
    });
  }

  /** What the product and the browser reported. */
  async reports(): Promise<Collected> {
    const answer = await this.#collector('/__reports', 'GET');
    const collected: Collected = JSON.parse(await answer.text());
    return collected;
  }

  async #collector(path: string, method: string): Promise<Response> {
    const answer = await fetch(`http://localhost:${String(this.ports.diagnostics)}${path}`, { method });
    if (!answer.ok) throw new Error(`The collector says ${String(answer.status)}`);
    return answer;
  }

  async #resetPayment(): Promise<void> {
    const answer = await fetch(`http://localhost:${String(this.ports.payment)}/__reset`, { method: 'POST' });
    if (!answer.ok) throw new Error(`The payment provider says ${String(answer.status)}`);
  }
}
