import { makeAutoObservable, observableRef } from 'mobx';
import type { StoredRecord } from '@/application/ports/StoredRecord';

type RowName = 'preview' | 'readiness' | 'confirmation' | 'money' | 'issues';

/** The names of the open disclosures. They are stored for the tab, in one record that the pages share. */
export class OpenRows {
  private names: readonly string[];
  readonly #record: Pick<StoredRecord<readonly string[]>, 'load' | 'save'>;

  constructor(record: Pick<StoredRecord<readonly string[]>, 'load' | 'save'>) {
    this.#record = record;
    this.names = record.load() ?? [];
    makeAutoObservable<this, 'names'>(this, { names: observableRef }, { autoBind: true });
  }

  isOpen(name: RowName): boolean {
    return this.names.includes(name);
  }

  set(name: RowName, isOpen: boolean): void {
    if (isOpen === this.isOpen(name)) return;
    /* Another page may have changed the record since. */
    const others = (this.#record.load() ?? this.names).filter((each) => each !== name);
    this.names = isOpen ? [...others, name] : others;
    this.#record.save(this.names);
  }
}
