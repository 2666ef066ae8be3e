import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** Milliseconds after which a request of the owner is announced as still running (faults R3). */
const LONG_CALL = 10_000;

export type SlowRequestsState = { readonly kind: 'none' } | { readonly kind: 'still-working' };

/** A use case whose result the owner waits for. */
interface AwaitedUseCase<Arguments extends readonly unknown[], Value> {
  execute(...parameters: Arguments): Promise<Value>;
}

/**
 * Watches the requests that the owner waits for. Several long ones are announced once. The announcement ends with the
 * last of them.
 */
export class SlowRequests {
  state: SlowRequestsState = { kind: 'none' };
  #count = 0;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Watches a promise and returns its result. */
  async watch<Value>(call: Promise<Value>): Promise<Value> {
    let isLong = false;
    const cancel = this.#clock.after(LONG_CALL, () => {
      isLong = true;
      this.change(1);
    });
    try {
      return await call;
    } finally {
      cancel();
      if (isLong) this.change(-1);
    }
  }

  /** Wraps a use case so that each execution is watched. */
  watched<Arguments extends readonly unknown[], Value>(
    useCase: AwaitedUseCase<Arguments, Value>,
  ): AwaitedUseCase<Arguments, Value> {
    return { execute: async (...parameters) => this.watch(useCase.execute(...parameters)) };
  }

  private change(by: 1 | -1): void {
    this.#count += by;
    this.to({ kind: this.#count > 0 ? 'still-working' : 'none' });
  }

  private to(state: SlowRequestsState): void {
    this.state = state;
  }
}
