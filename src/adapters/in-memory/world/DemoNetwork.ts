import type { Clock } from '@/application/ports/Clock';

/** The simulated requests. */
export const WORLD_CALLS = [
  'load-user',
  'create-user',
  'update-user',
  'upload-picture',
  'list-businesses',
  'view-business',
  'change-business-status',
  'load-plans',
  'load-subscription',
  'create-subscription',
  'update-subscription',
  'cancel-subscription',
  'load-card-fields',
  'tokenize-card',
] as const;
export type WorldCall = (typeof WORLD_CALLS)[number];

/** The simulated failures of a request. */
export const OUTAGES = [
  /** The device is offline. The request is not sent. */
  'offline',
  /** The response comes after `SLOW_ANSWER` milliseconds. */
  'slow',
  /** No response, and the request is not executed. */
  'silent',
  /** A server error. The request is not executed. */
  'unavailable',
  'forbidden',
  'session-expired',
  /** A response that does not match its schema. The request is not executed. */
  'malformed',
  /** A write is refused. */
  'refused',
  /** A write is refused because of fields named in the response. */
  'fields-refused',
  /** A write is executed and its response is lost. */
  'answer-lost',
  /** The response of a write is lost. The write is executed `LATE` milliseconds later. */
  'carried-out-late',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** The outages that result in an error. `slow` only delays the response, and `silent` never ends. */
export type MetOutage = Exclude<Outage, 'slow' | 'silent'>;

/** In milliseconds. */
export const SLOW_ANSWER = 6000;
export const LATE = 5000;

export interface PlannedOutage {
  readonly outage: Outage;
  /** The number of affected requests; undefined for all until `heal`. */
  readonly times: number | undefined;
}

/** The latency and the outages of the simulated network. */
export interface NetworkConditions {
  /** The delay of a response, in milliseconds. */
  readonly latency: number;
  readonly outages: Readonly<Partial<Record<WorldCall, PlannedOutage>>>;
}

/** Simulates the network of the demo, with latency, configurable outages and a count of requests. */
export class DemoNetwork {
  readonly #requests = new Map<WorldCall, number>();
  #conditions: NetworkConditions;

  constructor(
    private readonly clock: Clock,
    conditions: NetworkConditions,
    private readonly onChange: () => void = () => undefined,
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

  outageOf(call: WorldCall): Outage | undefined {
    return this.#conditions.outages[call]?.outage;
  }

  /** Makes a request fail the given number of times, or until `heal`. */
  setOutage(call: WorldCall, outage: Outage, times?: number): void {
    this.#to({ ...this.#conditions, outages: { ...this.#conditions.outages, [call]: { outage, times } } });
  }

  /** Ends the outage of one request, or of all requests. */
  heal(call?: WorldCall): void {
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
  requestsOf(call: WorldCall): number {
    return this.#requests.get(call) ?? 0;
  }

  /** Waits for the latency of a request and returns its outage, if any. */
  async meet(call: WorldCall): Promise<MetOutage | undefined> {
    const outage = this.#spend(call);
    if (outage === 'offline') return outage;
    this.#requests.set(call, this.requestsOf(call) + 1);
    if (outage === 'silent') return new Promise(() => undefined);
    await this.wait(outage === 'slow' ? SLOW_ANSWER : this.latency);
    return outage === 'slow' ? undefined : outage;
  }

  /** Resolves after the delay, or at once for 0. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>((resolve) => this.clock.after(milliseconds, resolve));
  }

  /** Runs the task after `LATE` milliseconds. */
  later(task: () => void): void {
    this.clock.after(LATE, task);
  }

  #spend(call: WorldCall): Outage | undefined {
    const planned = this.#conditions.outages[call];
    if (planned?.times !== undefined) {
      if (planned.times > 1) this.setOutage(call, planned.outage, planned.times - 1);
      else this.heal(call);
    }
    return planned?.outage;
  }

  #to(conditions: NetworkConditions): void {
    this.#conditions = conditions;
    this.onChange();
  }
}
