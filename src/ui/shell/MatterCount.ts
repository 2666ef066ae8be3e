import { makeAutoObservable } from 'mobx';

/**
 * The number of businesses that need the owner's attention, for the menus. The dashboard finds it. It is undefined until
 * the dashboard has checked every business in this document, because the number of some of them would be too low.
 */
export class MatterCount {
  count: number | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  found(count: number | undefined): void {
    this.count = count;
  }
}
