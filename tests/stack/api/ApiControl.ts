import type { WireCalls } from './CallLog';
import type { ApiCall } from './calls';
import type { PlacedOrder } from './data/Orders';
import type { Fault } from './faults/Fault';
import type { Switches } from './Switches';
import type { WireWorld } from './world/WireWorld';

/** What a test does to an API that was started with `hasControl`. */
export class ApiControl {
  constructor(private readonly url: string) {}

  /** Spoils a call, or with '*' all of them; of several faults the first that is due is met. */
  async spoil(call: ApiCall | '*', ...faults: readonly Fault[]): Promise<void> {
    await this.#send('PUT', `/__faults/${encodeURIComponent(call)}`, faults);
  }

  async heal(call?: ApiCall | '*', business?: string): Promise<void> {
    const scope = business === undefined ? '' : `?business=${encodeURIComponent(business)}`;
    await this.#send(
      'DELETE',
      call === undefined ? '/__faults' : `/__faults/${encodeURIComponent(call)}${scope}`,
    );
  }

  /** What came over the wire since the last reset. */
  async calls(): Promise<WireCalls> {
    return this.#read('/__calls');
  }

  async forgetCalls(): Promise<void> {
    await this.#send('DELETE', '/__calls');
  }

  /** Every order that was charged. */
  async orders(): Promise<readonly PlacedOrder[]> {
    return this.#read('/__orders');
  }

  /** Adds businesses to the lists of their owners, and their subscriptions; everything else stays. */
  async addBusinesses(world: Pick<WireWorld, 'businesses' | 'subscriptions'>): Promise<void> {
    await this.#send('POST', '/__businesses', world);
  }

  /** Begins anew: with this world, or the one it began with; nothing is spoiled or counted any more. */
  async reset(world?: WireWorld): Promise<void> {
    await this.#send('POST', '/__reset', world);
  }

  async turn(switches: Partial<Switches>): Promise<void> {
    await this.#send('PUT', '/__switches', switches);
  }

  async #read<Value>(path: string): Promise<Value> {
    return (await this.#send('GET', path)).json();
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer;
  }
}
