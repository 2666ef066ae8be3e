import type { WireCalls } from './CallLog';
import type { ApiCall } from './calls';
import type { PlacedOrder } from './data/Orders';
import type { Fault } from './faults/Fault';
import type { Switches } from './Switches';
import type { WireWorld } from './world/WireWorld';

/** Controls an API that was started with `hasControl`. */
export class ApiControl {
  constructor(private readonly url: string) {}

  /** Plans faults of a call, or of all calls with '*'. The first fault that is due is applied. */
  async addFaults(call: ApiCall | '*', ...faults: readonly Fault[]): Promise<void> {
    await this.#send('PUT', `/__faults/${encodeURIComponent(call)}`, faults);
  }

  async clearFaults(call?: ApiCall | '*', business?: string): Promise<void> {
    const scope = business === undefined ? '' : `?business=${encodeURIComponent(business)}`;
    await this.#send(
      'DELETE',
      call === undefined ? '/__faults' : `/__faults/${encodeURIComponent(call)}${scope}`,
    );
  }

  /** The requests since the last reset. */
  async calls(): Promise<WireCalls> {
    return this.#read('/__calls');
  }

  async forgetCalls(): Promise<void> {
    await this.#send('DELETE', '/__calls');
  }

  /** Every charged order. */
  async orders(): Promise<readonly PlacedOrder[]> {
    return this.#read('/__orders');
  }

  /** Adds businesses and their subscriptions to the lists of their owners. All other data is unchanged. */
  async addBusinesses(world: Pick<WireWorld, 'businesses' | 'subscriptions'>): Promise<void> {
    await this.#send('POST', '/__businesses', world);
  }

  /** Replaces all data by the given or the initial world, and clears faults and counters. */
  async reset(world?: WireWorld): Promise<void> {
    await this.#send('POST', '/__reset', world);
  }

  async setSwitches(switches: Partial<Switches>): Promise<void> {
    await this.#send('PUT', '/__switches', switches);
  }

  async #read<Value>(path: string): Promise<Value> {
    return (await this.#send('GET', path)).json();
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      /* The API may close an idle connection just when it is used again. */
      headers: { connection: 'close', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer;
  }
}
