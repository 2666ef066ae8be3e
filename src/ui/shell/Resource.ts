import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { Instant } from '@/domain/shared/instant';
import type { Result } from '@/domain/shared/result';

/** How long a read counts as fresh, in milliseconds (decision C112). */
export const FRESH_FOR = 60_000;

export type ResourceState<Value, Failure> =
  /** The first read. A value is a cached one, or the part of the response that has arrived. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'loading'; readonly value: Value }
  | {
      readonly kind: 'ready';
      readonly value: Value;
      /** The value is known to be out of date: the connection was lost, or the last read failed. */
      readonly isStale: boolean;
      readonly isRefreshing: boolean;
    }
  /** The last read failed. A value is that of an earlier read. */
  | { readonly kind: 'failed'; readonly error: Failure }
  | { readonly kind: 'failed'; readonly error: Failure; readonly value: Value };

/** The result of a read. Undefined changes nothing. */
type Read<Data, Failure> = Promise<Result<Data, Failure> | undefined>;

/** @param show Shows a part of the data. Undefined when there is a value, which stays until all data has arrived. */
type Load<Data, Failure> = (
  signal: AbortSignal,
  show: ((part: Data) => void) | undefined,
) => Read<Data, Failure>;

interface ResourceOptions<Value, Failure, Data> {
  readonly load: Load<Data, Failure>;
  /** Stores the data that was read. Returns what the resource keeps of it. */
  accept(data: Data): Value;
  /** Whether a part of the value could not be read. */
  isPartial?(value: Value): boolean;
  /** Called when a read finds that the session has expired. The value stays. */
  onExpired(): void;
  readonly clock: Pick<Clock, 'now'>;
  /** The state before the first read. A ready value counts as read now. */
  readonly initial?: ResourceState<Value, Failure>;
}

/**
 * Server data of a page. The last value stays while it is read again and after a failed read. There is at most one
 * request: a new one aborts the previous one, as does leaving the page. The view model calls `refresh` or `revalidate`,
 * and passes on `onOffline` and `onOnline` if it needs them.
 */
export class Resource<Value, Failure extends { readonly kind: string }, Data = Value> {
  state: ResourceState<Value, Failure>;
  /** When the value was read, or was known without a read. Without a value, when the resource was created. */
  readAt: Instant;
  #request: AbortController | undefined;
  #isLeaving = false;
  /** The connection came back during a read. If the value is stale or partial afterwards, another read follows. */
  #isRefreshDue = false;
  /** When the last read was requested. */
  #requestedAt: Instant | undefined;
  readonly #options: ResourceOptions<Value, Failure, Data>;

  constructor(options: ResourceOptions<Value, Failure, Data>) {
    this.#options = options;
    this.state = options.initial ?? { kind: 'loading' };
    this.readAt = options.clock.now();
    if (this.state.kind === 'ready') this.#requestedAt = this.readAt;
    makeAutoObservable(this, { state: observableRef, isReading: false, isFresh: false }, { autoBind: true });
  }

  get isReading(): boolean {
    return this.#request !== undefined;
  }

  /** Whether the last read was requested less than a minute ago. A failed read counts, so that it is not repeated. */
  get isFresh(): boolean {
    /* Math.abs, because the clock of the device may have been set back since. */
    const requestedAt = this.#requestedAt;
    return requestedAt !== undefined && Math.abs(this.#options.clock.now() - requestedAt) < FRESH_FOR;
  }

  /** Called when the page is mounted. Reads unless the first read has ended or is still running. */
  async start(): Read<Data, Failure> {
    this.#isLeaving = false;
    return this.state.kind === 'loading' && !this.isReading ? this.refresh() : undefined;
  }

  /**
   * Called when the page is unmounted. StrictMode unmounts and mounts a page again at once, so the abort waits for a
   * microtask.
   */
  dispose(): void {
    this.#isLeaving = true;
    queueMicrotask(() => {
      if (this.#isLeaving) this.abort();
    });
  }

  /** Reads again. Resolves to the result, or to undefined when it changes nothing. */
  async refresh(load: Load<Data, Failure> = this.#options.load): Read<Data, Failure> {
    const hasValue = 'value' in this.state;
    return this.run(
      async (signal) => load(signal, hasValue ? undefined : (part) => this.show(part, signal)),
      this.settle,
    );
  }

  /** Reads a part of the value again. A failure changes nothing. */
  async refreshPart(load: (signal: AbortSignal) => Read<Data, Failure>): Read<Data, Failure> {
    return this.run(load, (read) => {
      if (read.ok) this.toReady(this.#options.accept(read.value), isStale(this.state));
      else if (read.error.kind === 'session-expired') this.#options.onExpired();
    });
  }

  /** Reads again unless the last read is fresh or still running. */
  async revalidate(): Read<Data, Failure> {
    return this.isReading || this.isFresh ? undefined : this.refresh();
  }

  /** Replaces the value with one that is known without a read, for example from the response to a write. */
  update(value: Value): void {
    this.toReady(value, false);
  }

  onOffline(): void {
    if (this.state.kind === 'ready') this.state = { ...this.state, isStale: true };
  }

  async onOnline(): Promise<void> {
    if (this.isReading) this.#isRefreshDue = true;
    else if (isStale(this.state)) await this.refresh();
  }

  private get isPartial(): boolean {
    return 'value' in this.state && this.#options.isPartial?.(this.state.value) === true;
  }

  private async run(
    load: (signal: AbortSignal) => Read<Data, Failure>,
    settle: (read: Result<Data, Failure>) => void,
  ): Read<Data, Failure> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#requestedAt = this.#options.clock.now();
    const { state } = this;
    if ('value' in state && state.kind !== 'loading')
      this.state = { kind: 'ready', value: state.value, isStale: isStale(state), isRefreshing: true };
    else if (state.kind === 'failed') this.state = { kind: 'loading' };
    try {
      const read = await load(request.signal);
      if (!this.isCurrent(request.signal)) return undefined;
      this.end(read, settle);
      return read;
    } finally {
      if (this.isCurrent(request.signal)) this.#request = undefined;
    }
  }

  private isCurrent(signal: AbortSignal): boolean {
    return this.#request?.signal === signal && !this.#isLeaving;
  }

  private show(part: Data, signal: AbortSignal): void {
    if (this.isCurrent(signal)) this.state = { kind: 'loading', value: this.#options.accept(part) };
  }

  private end(read: Awaited<Read<Data, Failure>>, settle: (read: Result<Data, Failure>) => void): void {
    this.#request = undefined;
    if (this.state.kind === 'ready') this.state = { ...this.state, isRefreshing: false };
    const isRefreshDue = this.#isRefreshDue;
    this.#isRefreshDue = false;
    if (read !== undefined) settle(read);
    if (isRefreshDue && (isStale(this.state) || this.isPartial)) void this.refresh();
  }

  private settle(read: Result<Data, Failure>): void {
    if (read.ok) return this.toReady(this.#options.accept(read.value), false);
    const { error } = read;
    if (error.kind === 'session-expired') return this.#options.onExpired();
    const { state } = this;
    this.state = 'value' in state ? { kind: 'failed', error, value: state.value } : { kind: 'failed', error };
  }

  /** Goes back to `loading`, so that the next `start` reads again. */
  private abort(): void {
    this.#request?.abort();
    this.#request = undefined;
    if (this.state.kind === 'ready' && this.state.isRefreshing)
      this.state = { kind: 'loading', value: this.state.value };
  }

  private toReady(value: Value, isValueStale: boolean): void {
    this.readAt = this.#options.clock.now();
    this.state = { kind: 'ready', value, isStale: isValueStale, isRefreshing: this.isReading };
  }
}

function isStale(state: ResourceState<unknown, unknown>): boolean {
  return state.kind === 'failed' || (state.kind === 'ready' && state.isStale);
}
