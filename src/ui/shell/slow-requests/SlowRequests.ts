import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** Milliseconds after which a request of the owner is announced as still running (faults R3). */
const SLOW_AFTER = 10_000;

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

  /** Wraps a use case so that each call that returns a promise is watched. */
  watched<UseCase extends object>(useCase: UseCase): UseCase {
    return new Proxy(useCase, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...parameters: readonly unknown[]): unknown => {
          /* Called on the use case itself, because a proxy has no private members. */
          const answer: unknown = Reflect.apply(member, target, parameters);
          return answer instanceof Promise ? this.watch(answer) : answer;
        };
      },
    });
  }

  private change(by: 1 | -1): void {
    this.count += by;
  }
}
