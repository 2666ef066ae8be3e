import { makeAutoObservable, observableRef } from 'mobx';
import type { StoredRecord } from '@/application/ports/StoredRecords';

/** The names of the open disclosures of a page, which are stored for the tab. */
export class OpenRows {
  private names: readonly string[];
  readonly #record: Pick<StoredRecord<readonly string[]>, 'load' | 'save'>;

  constructor(record: Pick<StoredRecord<readonly string[]>, 'load' | 'save'>) {
    this.#record = record;
    this.names = record.load() ?? [];
    makeAutoObservable<this, 'names'>(this, { names: observableRef }, { autoBind: true });
  }

  isOpen(name: string): boolean {
    return this.names.includes(name);
  }

  set(name: string, isOpen: boolean): void {
    if (isOpen === this.isOpen(name)) return;
    this.names = isOpen ? [...this.names, name] : this.names.filter((each) => each !== name);
    this.#record.save(this.names);
  }
}
