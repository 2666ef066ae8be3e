import type { Clock } from '@/application/ports/Clock';

/** Everything that goes over the wire, named after what it is for. */
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

/** What can be wrong with a call. */
export const OUTAGES = [
  /** Not sent: there is no connection. */
  'offline',
  /** Answered as always, after `SLOW_ANSWER`. */
  'slow',
  /** Never answered, and not carried out. */
  'silent',
  /** A server error; nothing is carried out. */
  'unavailable',
  'forbidden',
  'session-expired',
  /** An answer that is not what was asked for; nothing is carried out. */
  'malformed',
  /** A write is turned down. */
  'refused',
  /** A write is turned down because of fields that the answer names. */
  'fields-refused',
  /** A write is carried out, its answer gets lost. */
  'answer-lost',
  /** A write is carried out `LATE` milliseconds after its answer got lost. */
  'carried-out-late',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** An outage a call has to answer for; a slow call just takes its time, a silent one all of it. */
export type MetOutage = Exclude<Outage, 'slow' | 'silent'>;

/** In milliseconds. */
export const SLOW_ANSWER = 6000;
export const LATE = 5000;

export interface PlannedOutage {
  readonly outage: Outage;
  /** How many calls it spoils; undefined for all until it heals. */
  readonly times: number | undefined;
}

/** How well the wire of the world works. */
export interface NetworkConditions {
  /** What an answer takes, in milliseconds. */
  readonly latency: number;
  readonly outages: Readonly<Partial<Record<WorldCall, PlannedOutage>>>;
}

/** The wire between the adapters and their world: it has latency, it breaks on request, and it counts. */
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

  /** Spoils a call: so many times, or until it heals. */
  breakDown(call: WorldCall, outage: Outage, times?: number): void {
    this.#to({ ...this.#conditions, outages: { ...this.#conditions.outages, [call]: { outage, times } } });
  }

  /** Makes a call work again; without one, all of them. */
  heal(call?: WorldCall): void {
    const outages = Object.entries(this.#conditions.outages).filter(
      ([broken]) => call !== undefined && broken !== call,
    );
    this.#to({ ...this.#conditions, outages: Object.fromEntries(outages) });
  }

  /** Takes over conditions as they are; nothing has gone out yet. */
  restore(conditions: NetworkConditions): void {
    this.#requests.clear();
    this.#to(conditions);
  }

  /** How often a call went out. One that could not be sent did not. */
  requestsOf(call: WorldCall): number {
    return this.#requests.get(call) ?? 0;
  }

  /** Takes as long as the call takes; answers the outage it runs into. */
  async meet(call: WorldCall): Promise<MetOutage | undefined> {
    const outage = this.#spend(call);
    if (outage === 'offline') return outage;
    this.#requests.set(call, this.requestsOf(call) + 1);
    if (outage === 'silent') return new Promise(() => undefined);
    await this.wait(outage === 'slow' ? SLOW_ANSWER : this.latency);
    return outage === 'slow' ? undefined : outage;
  }

  /** Resolves after so many milliseconds; without any, at once. */
  async wait(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>((resolve) => this.clock.after(milliseconds, resolve));
  }

  /** Runs what a lost request still does later. */
  later(task: () => void): void {
    this.clock.after(LATE, task);
  }

  #spend(call: WorldCall): Outage | undefined {
    const planned = this.#conditions.outages[call];
    if (planned?.times !== undefined) {
      if (planned.times > 1) this.breakDown(call, planned.outage, planned.times - 1);
      else this.heal(call);
    }
    return planned?.outage;
  }

  #to(conditions: NetworkConditions): void {
    this.#conditions = conditions;
    this.onChange();
  }
}
