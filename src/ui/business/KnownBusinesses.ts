import type { Business, BusinessId } from '@/domain/business/Business';

/** What this document has seen of the owner's businesses: a page opens with what is known while it loads (decision C34). */
export class KnownBusinesses {
  /** What was searched for in the list, and on which page one was: coming back, one is there again. */
  view: { readonly query: string; readonly page: number } | undefined;
  readonly #byId = new Map<BusinessId, Business>();

  remember(businesses: readonly Business[]): void {
    for (const business of businesses) this.#byId.set(business.id, business);
  }

  find(id: BusinessId): Business | undefined {
    return this.#byId.get(id);
  }
}
