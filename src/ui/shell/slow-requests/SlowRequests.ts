import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** Milliseconds after which a request of the owner is announced as still running (faults R3). */
const SLOW_AFTER = 10_000;

export type SlowRequestsState = { readonly kind: 'none' } | { readonly kind: 'still-working' };

/** Methods whose results the owner waits for. */
type AwaitedMethods<Name extends string> = Readonly<
  Record<Name, (...parameters: never[]) => Promise<unknown>>
>;

/**
 * Watches the requests that the owner waits for. Several slow ones are announced once. The announcement ends with the
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
    let isSlow = false;
    const cancel = this.#clock.after(SLOW_AFTER, () => {
      isSlow = true;
      this.change(1);
    });
    try {
      return await call;
    } finally {
      cancel();
      if (isSlow) this.change(-1);
    }
  }

  /** Wraps methods of a use case so that each call is watched. */
  watched<Name extends string, UseCase extends AwaitedMethods<Name>>(
    useCase: UseCase,
    ...names: readonly Name[]
  ): Pick<UseCase, Name>;
  watched(useCase: AwaitedMethods<string>, ...names: readonly string[]): object {
    return Object.fromEntries(
      names.map((name) => [
        name,
        async (...parameters: never[]) => this.watch(Promise.resolve(useCase[name]?.(...parameters))),
      ]),
    );
  }

  private change(by: 1 | -1): void {
    this.#count += by;
    this.to({ kind: this.#count > 0 ? 'still-working' : 'none' });
  }

  private to(state: SlowRequestsState): void {
    this.state = state;
  }
}
