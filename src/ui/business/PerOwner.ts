import { observable, reaction, type IObservableValue } from 'mobx';
import type { User, UserId } from '@/domain/identity/User';

/** An observable value in memory that is dropped at the end of the session. Another owner gets a new one. */
export class PerOwner<Value> {
  #current: { readonly id: UserId | undefined; readonly box: IObservableValue<Value> } | undefined;

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
    return this.#box.get();
  }

  set value(value: Value) {
    this.#box.set(value);
  }

  get #box(): IObservableValue<Value> {
    const id = this.owner.user?.id;
    if (this.#current === undefined || this.#current.id !== id)
      this.#current = { id, box: observable.box(this.create(id), { deep: false }) };
    return this.#current.box;
  }
}
