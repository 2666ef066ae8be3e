import { makeAutoObservable } from 'mobx';

/**
 * The number of businesses that need the owner's attention, for the menus. The dashboard sets it after it has checked
 * every business. Until then it is undefined, because the number of some of them would be too low. Opening a business
 * page clears it, because the owner may solve a issue there.
 */
export class IssueCount {
  count: number | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(count: number | undefined): void {
    this.count = count;
  }
}
