import { reaction } from 'mobx';
import type { User, UserId } from '@/domain/identity/User';

/** A value in memory that is dropped at the end of the session. Another owner gets a new one. */
export class PerOwner<Value> {
  #current: { readonly id: UserId | undefined; readonly value: Value } | undefined;

  constructor(
    private readonly owner: { readonly user: User | undefined },
    private readonly create: (id: UserId | undefined) => Value,
  ) {
    reaction(
      () => owner.user?.id,
      () => {
        this.#current = undefined;
      },
    );
  }

  get value(): Value {
    const id = this.owner.user?.id;
    if (this.#current === undefined || this.#current.id !== id)
      this.#current = { id, value: this.create(id) };
    return this.#current.value;
  }
}
