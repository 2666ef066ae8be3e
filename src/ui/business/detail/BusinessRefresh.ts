import type { ViewBusiness } from '@/application/business/ViewBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { CURRENT_FOR } from '@/ui/business/currentFor';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

export type ViewedSubscription = Awaited<ReturnType<ViewSubscription['execute']>>;

/** The page whose data are read again. */
interface RefreshedPage {
  readonly businessId: BusinessId;
  /** What is shown. Another object after each change. */
  readonly state: object;
  /** Whether the page is loaded, and neither asks nor changes nor reads anything. */
  readonly isAtRest: boolean;
  showRefreshed(user: User, business: Business, subscription: ViewedSubscription): void;
}

interface RefreshUseCases {
  readonly viewBusiness: Pick<ViewBusiness, 'execute'>;
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
}

/**
 * Reads a business and its subscription again, because they may have changed in another tab or in the app. What is shown
 * stays until both were read, and after a failure.
 */
export class BusinessRefresh {
  readonly #reading = new LatestRequest();
  #readAt: Instant | undefined;

  constructor(
    private readonly page: RefreshedPage,
    private readonly useCases: RefreshUseCases,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'expire'>,
  ) {}

  onMount(): void {
    this.#reading.onMount();
  }

  onUnmount(): void {
    this.#reading.onUnmount();
  }

  /** Called when what is shown has been read. */
  onRead(): void {
    this.#readAt = this.clock.now();
  }

  /** Reads when what is shown was read a while ago. */
  async run(): Promise<void> {
    const { user } = this.session;
    const isDue = this.#readAt !== undefined && this.clock.now() - this.#readAt >= CURRENT_FOR;
    if (user === undefined || !isDue || !this.page.isAtRest || this.#reading.isRunning) return;
    const { state } = this.page;
    const read = await this.#reading.run(async (signal) => this.#read(user, signal));
    /* A change that was confirmed meanwhile is newer than what was read. */
    if (read === undefined || !this.page.isAtRest || this.page.state !== state) return;
    const [business, subscription] = read;
    if (business.ok && subscription.ok) this.page.showRefreshed(user, business.value, subscription);
    else if (!subscription.ok && subscription.error.kind === 'session-expired') void this.session.expire();
  }

  async #read(user: User, signal: AbortSignal) {
    const { viewBusiness, viewSubscription } = this.useCases;
    return Promise.all([
      viewBusiness.execute(user, this.page.businessId, signal),
      viewSubscription.execute(user, this.page.businessId, signal),
    ]);
  }
}
