import { reaction } from 'mobx';
import type { User, UserId } from '@/domain/identity/User';

/** A value in memory that is dropped at the end of the session. Another owner gets a new one. */
export class PerOwner<Value> {
  #made: { readonly id: UserId | undefined; readonly value: Value } | undefined;

  constructor(
    private readonly owner: { readonly user: User | undefined },
    private readonly create: (id: UserId | undefined) => Value,
  ) {
    reaction(
      () => owner.user?.id,
      () => {
        this.#made = undefined;
      },
    );
  }

  get value(): Value {
    const id = this.owner.user?.id;
    if (this.#made === undefined || this.#made.id !== id) this.#made = { id, value: this.create(id) };
    return this.#made.value;
  }
}
