import type { Clock } from '@/application/ports/Clock';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { User } from '@/domain/identity/User';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { CURRENT_FOR } from '@/ui/business/currentFor';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

interface OwnerRefreshShell {
  readonly session: Pick<SessionViewModel, 'user' | 'replaceUser' | 'expire'>;
  readonly businessCache: BusinessCache;
}

/**
 * Reads the record of the owner again, because a business may have been created or deleted in the app (decision C112). At
 * most once a minute, also after a failure. The session has just read the record when the first dashboard of a document
 * starts.
 */
export class OwnerRefresh {
  readonly #reading = new LatestRequest();

  constructor(
    private readonly viewProfile: Pick<ViewProfile, 'execute'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly shell: OwnerRefreshShell,
  ) {}

  onMount(): void {
    this.#reading.onMount();
    this.shell.businessCache.ownerReadAt ??= this.clock.now();
  }

  onUnmount(): void {
    this.#reading.onUnmount();
  }

  async run(): Promise<void> {
    const { session, businessCache } = this.shell;
    const { user } = session;
    const now = this.clock.now();
    if (user === undefined || now - (businessCache.ownerReadAt ?? now) < CURRENT_FOR) return;
    businessCache.ownerReadAt = now;
    const viewed = await this.#reading.run(async (signal) => this.viewProfile.execute(user, signal));
    /* A record that was replaced meanwhile is newer. */
    if (viewed === undefined || session.user !== user) return;
    if (viewed.ok) session.replaceUser(viewed.value);
    else if (viewed.error.kind === 'session-expired') void session.expire();
  }
}

/** Whether both own the same businesses, in any order. Without an owner there is nothing to compare. */
export function haveSameBusinesses(one: User | undefined, other: User | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const ids = new Set(one.businessIds);
  return ids.size === other.businessIds.length && other.businessIds.every((id) => ids.has(id));
}
