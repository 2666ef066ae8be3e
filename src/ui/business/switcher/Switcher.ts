import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { makeAutoObservable, observable, type IObservableValue } from 'mobx';
import type { ListBusinesses } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { PerOwner } from '@/ui/business/PerOwner';
import type { LateCode } from '@/ui/shell/loading/lateCode';
import { Resource } from '@/ui/shell/Resource';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

declare module '@/ui/shell/ViewModels' {
  interface SignedInViewModels {
    switcher(): Switcher | undefined;
  }
}

/** The number of recently opened businesses that are stored. */
const MAX_RECENT = 5;

/** The position of a business in the list of its owner. */
interface PositionInList {
  /** Counted from one. */
  readonly number: number;
  readonly total: number;
  /** Undefined at the ends of the list, and until the business is loaded. */
  readonly previous: Business | undefined;
  readonly next: Business | undefined;
}

/** The businesses between which the owner can switch on the page of a business, in the order of the list. */
export class Switcher {
  /** The ids of the businesses opened in this document, the last one first. */
  readonly #opened: PerOwner<IObservableValue<readonly BusinessId[]>>;
  /** Its value is void, because the businesses are in the cache. */
  readonly #list: Resource<void, ReadFailure, OwnBusinesses>;
  readonly #session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly #businessCache: BusinessCache;

  constructor(
    session: Pick<SessionViewModel, 'user' | 'expire'>,
    businessCache: BusinessCache,
    listBusinesses: LateCode<Pick<ListBusinesses, 'execute'>>,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#session = session;
    this.#businessCache = businessCache;
    this.#opened = new PerOwner(session, () => observable.box<readonly BusinessId[]>([], { deep: false }));
    this.#list = new Resource<void, ReadFailure, OwnBusinesses>({
      load: async (signal) => {
        const { user } = session;
        if (user === undefined) return undefined;
        return (await listBusinesses.load()).execute(user, signal);
      },
      accept: ({ businesses }) => businessCache.remember(businesses),
      onExpired: () => void session.expire(),
      clock,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The ids of all businesses of the owner. */
  get ids(): readonly BusinessId[] {
    return [...new Set(this.#session.user?.businessIds)];
  }

  /** The loaded businesses. */
  get businesses(): readonly Business[] {
    return this.#businessCache.among(this.ids);
  }

  get lastOpened(): readonly Business[] {
    return this.#businessCache.among(this.#opened.value.get());
  }

  /** Whether the missing businesses could not be loaded. */
  get hasFailed(): boolean {
    return !this.isComplete && this.#list.state.kind === 'failed';
  }

  get isComplete(): boolean {
    return this.businesses.length === this.ids.length || this.#list.state.kind === 'ready';
  }

  positionOf(id: BusinessId): PositionInList {
    const { ids } = this;
    const position = ids.indexOf(id);
    const at = (index: number): Business | undefined => {
      const neighbour = ids[index];
      return neighbour === undefined ? undefined : this.#businessCache.find(neighbour);
    };
    return { number: position + 1, total: ids.length, previous: at(position - 1), next: at(position + 1) };
  }

  /** Called when the page of a business opens. */
  recordVisit(id: BusinessId): void {
    const { value } = this.#opened;
    value.set([id, ...value.get().filter((opened) => opened !== id)].slice(0, MAX_RECENT));
  }

  /** Loads the businesses, unless all are loaded. */
  load(): void {
    if (!this.isComplete && !this.#list.isReading) void this.#list.refresh();
  }
}
