import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';

/** After so many milliseconds a call that an owner waits for says that it is still under way (faults R3). */
const LONG_CALL = 10_000;

export type LongCallsState = { readonly kind: 'none' } | { readonly kind: 'still-working' };

/** A use case that an owner waits for. */
interface AwaitedUseCase<Question extends readonly unknown[], Answer> {
  execute(...asked: Question): Promise<Answer>;
}

/**
 * The calls that an owner waits for and that take long. However many of them there are at once, it is said once; it
 * is over when none of them is left.
 */
export class LongCalls {
  state: LongCallsState = { kind: 'none' };
  #count = 0;

  constructor(private readonly clock: Pick<Clock, 'after'>) {
    makeAutoObservable<LongCalls, 'clock'>(this, { state: observableRef, clock: false }, { autoBind: true });
  }

  /** The same answer; what it takes is watched. */
  async follow<Answer>(call: Promise<Answer>): Promise<Answer> {
    let isLong = false;
    const cancel = this.clock.after(LONG_CALL, () => {
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

  /** The same use case, each execution of which is watched. */
  watched<Question extends readonly unknown[], Answer>(
    useCase: AwaitedUseCase<Question, Answer>,
  ): AwaitedUseCase<Question, Answer> {
    return { execute: async (...asked) => this.follow(useCase.execute(...asked)) };
  }

  private change(by: 1 | -1): void {
    this.#count += by;
    this.to({ kind: this.#count > 0 ? 'still-working' : 'none' });
  }

  private to(state: LongCallsState): void {
    this.state = state;
  }
}
