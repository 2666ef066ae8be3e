import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { makeAutoObservable } from 'mobx';
import type { ListBusinesses, OwnBusinesses } from '@/application/business/ListBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, success } from '@/domain/shared/result';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { PerOwner } from '@/ui/business/PerOwner';
import type { Lazy } from '@/ui/shell/loading/lazy';
import { Resource } from '@/ui/shell/Resource';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

declare module '@/ui/shell/ViewModels' {
  interface ViewModelFactories {
    readonly switcher: Switcher | undefined;
  }
}

interface ReadBusinesses extends OwnBusinesses {
  readonly requested: readonly BusinessId[];
}

/** The most businesses in `lastOpened`. */
const MAX_RECENT = 5;

/** The businesses between which the owner can switch on the page of a business, in the order of the list. */
export class Switcher {
  /** The ids of the businesses opened in this document, the last one first. */
  readonly #opened: PerOwner<readonly BusinessId[]>;
  /** Its value is the ids for which the service has responded. The businesses are in the cache. */
  readonly #list: Resource<ReadonlySet<BusinessId>, ReadFailure, ReadBusinesses>;
  readonly #session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly #businessCache: BusinessCache;

  constructor(
    session: Pick<SessionViewModel, 'user' | 'expire'>,
    businessCache: BusinessCache,
    listBusinesses: Lazy<Pick<ListBusinesses, 'execute'>>,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#session = session;
    this.#businessCache = businessCache;
    this.#opened = new PerOwner(session, () => []);
    this.#list = new Resource<ReadonlySet<BusinessId>, ReadFailure, ReadBusinesses>({
      load: async (signal) => {
        const { user } = session;
        if (user === undefined) return undefined;
        const useCase = await listBusinesses.load().catch(() => undefined);
        if (useCase === undefined) return failure({ kind: 'unavailable' });
        const read = await useCase.execute(user, signal);
        return read.ok ? success({ ...read.value, requested: user.businessIds }) : read;
      },
      accept: (list) => this.accept(list),
      onExpired: () => void session.expire(),
      clock,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get ids(): readonly BusinessId[] {
    return this.#session.user?.businessIds ?? [];
  }

  /** The known businesses: those that are loaded, and those that an earlier document has stored. */
  get businesses(): readonly Business[] {
    return this.#businessCache.among(this.ids);
  }

  get lastOpened(): readonly Business[] {
    return this.#businessCache.among(this.#opened.value);
  }

  /** Whether the missing businesses could not be loaded. */
  get hasFailed(): boolean {
    const { state } = this.#list;
    if (this.isComplete) return false;
    return state.kind === 'failed' || (state.kind === 'ready' && !state.isRefreshing);
  }

  /** Whether every business is loaded, except those that the service has left out of its responses. */
  get isComplete(): boolean {
    const { state } = this.#list;
    const answered = state.kind === 'ready' ? state.value : undefined;
    return this.ids.every((id) => answered?.has(id) === true || this.isLoaded(id));
  }

  positionOf(id: BusinessId) {
    const { ids } = this;
    const position = ids.indexOf(id);
    const businessAt = (index: number): Business | undefined => {
      const neighbour = ids[index];
      return neighbour === undefined ? undefined : this.#businessCache.find(neighbour);
    };
    return {
      /** Counted from one. */
      number: position + 1,
      total: ids.length,
      /** Undefined for the first business, and until the previous one is known. */
      previous: businessAt(position - 1),
      /** Undefined for the last business, and until the next one is known. */
      next: businessAt(position + 1),
    };
  }

  /** Called when the page of a business opens. */
  recordVisit(id: BusinessId): void {
    const others = this.#opened.value.filter((opened) => opened !== id);
    this.#opened.value = [id, ...others].slice(0, MAX_RECENT);
  }

  /** Loads the businesses, unless all are loaded. */
  load(): void {
    if (!this.isComplete && !this.#list.isReading) void this.#list.refresh();
  }

  /** Keeps the businesses that are already loaded, because a list has less of a business than its page, or is older. */
  private accept({ businesses, requested, failed }: ReadBusinesses): ReadonlySet<BusinessId> {
    this.#businessCache.remember(businesses.filter(({ id }) => !this.isLoaded(id)));
    const unanswered = new Set(failed);
    return new Set(requested.filter((id) => !unanswered.has(id)));
  }

  /** A business that an earlier document has stored is not loaded: it has no contacts, by which a search finds it. */
  private isLoaded(id: BusinessId): boolean {
    const business = this.#businessCache.find(id);
    return business !== undefined && business.isFromCache !== true;
  }
}
