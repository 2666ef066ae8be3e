import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** Milliseconds after which a request of the owner is announced as still running (faults R3). */
const SLOW_AFTER = 10_000;

/** Methods whose results the owner waits for. */
type AwaitedMethods<Name extends string> = Readonly<
  Record<Name, (...parameters: never[]) => Promise<unknown>>
>;

/**
 * Watches the requests that the owner waits for. Several slow ones are announced once. The announcement ends with the
 * last of them.
 */
export class SlowRequests {
  private count = 0;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a slow request is still running. */
  get isStillWorking(): boolean {
    return this.count > 0;
  }

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
    this.count += by;
  }
}
