import type { Clock } from '@/application/ports/Clock';
import type { DemoCall, DemoOutage } from '@/application/ports/DemoControls';
import { API_TIMEOUT } from '@/application/ports/ServiceFailure';

/** The outages that result in an error. A `slow` request succeeds late. */
export type ErrorOutage = Exclude<DemoOutage, 'slow'>;

/** The delay of a slow response and of a late execution, in milliseconds. */
export const SLOW_RESPONSE_DELAY = 6000;
export const LATE_EXECUTION_DELAY = 5000;

export interface PlannedOutage {
  readonly outage: DemoOutage;
  /** The number of affected requests; undefined for all until `clearOutage`. */
  readonly times: number | undefined;
}

export interface NetworkConditions {
  /** The delay of a response, in milliseconds. */
  readonly latency: number;
  readonly outages: Readonly<Partial<Record<DemoCall, PlannedOutage>>>;
}

/** Simulates the network of the demo, with latency, configurable outages and a count of requests. */
export class DemoNetwork {
  readonly #requests = new Map<DemoCall, number>();
  #conditions: NetworkConditions;

  constructor(
    readonly clock: Clock,
    conditions: NetworkConditions,
    private readonly onChange: () => void = () => undefined,
    readonly isOnline: () => boolean = () => true,
  ) {
    this.#conditions = conditions;
  }

  get conditions(): NetworkConditions {
    return this.#conditions;
  }

  get latency(): number {
    return this.#conditions.latency;
  }

  set latency(milliseconds: number) {
    this.#to({ ...this.#conditions, latency: milliseconds });
  }

  outageOf(call: DemoCall): DemoOutage | undefined {
    return this.#conditions.outages[call]?.outage;
  }

  /** Sets the outage of the given number of requests, or of all until `clearOutage`. */
  setOutage(call: DemoCall, outage: DemoOutage, times?: number): void {
    this.#to({ ...this.#conditions, outages: { ...this.#conditions.outages, [call]: { outage, times } } });
  }

  /** Ends the outage of one request, or of all requests. */
  clearOutage(call?: DemoCall): void {
    const outages = Object.entries(this.#conditions.outages).filter(
      ([broken]) => call !== undefined && broken !== call,
    );
    this.#to({ ...this.#conditions, outages: Object.fromEntries(outages) });
  }

  /** Sets the conditions and resets the count of requests. */
  restore(conditions: NetworkConditions): void {
    this.#requests.clear();
    this.#to(conditions);
  }

  /** The number of sent requests. Offline requests are not counted. */
  requestCountOf(call: DemoCall): number {
    return this.#requests.get(call) ?? 0;
  }

  /** Waits for the latency of a request, or for the timeout of a silent one, and returns its outage, if any. */
  async send(call: DemoCall): Promise<ErrorOutage | undefined> {
    const outage = this.#nextOutage(call);
    if (outage === 'offline') return outage;
    this.#requests.set(call, this.requestCountOf(call) + 1);
    if (outage === 'silent') await this.wait(API_TIMEOUT);
    else await this.wait(outage === 'slow' ? SLOW_RESPONSE_DELAY : this.latency);
    return outage === 'slow' ? undefined : outage;
  }

  /** Resolves after the delay, or at once for 0. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>((resolve) => this.clock.after(milliseconds, resolve));
  }

  /** Runs the task after `LATE_EXECUTION_DELAY` milliseconds. */
  runLater(task: () => void): void {
    this.clock.after(LATE_EXECUTION_DELAY, task);
  }

  #nextOutage(call: DemoCall): DemoOutage | undefined {
    const planned = this.#conditions.outages[call];
    if (planned?.times !== undefined) {
      if (planned.times > 1) this.setOutage(call, planned.outage, planned.times - 1);
      else this.clearOutage(call);
    }
    return planned?.outage;
  }

  #to(conditions: NetworkConditions): void {
    this.#conditions = conditions;
    this.onChange();
  }
}
