import { makeAutoObservable } from 'mobx';

/**
 * The number of businesses that need the owner's attention, for the menus. Undefined until the dashboard has checked
 * every business, because the number would be too low, and again once a business page opens, because the owner may
 * solve an issue there.
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
