import {
  startLookup,
  type Lookup,
  type LookupPorts,
  type OnPauseChange,
} from '@/application/polling/startLookup';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';

/** The result of looking up a status change with an unknown outcome. */
export type StatusLookupResult =
  | { readonly kind: 'changed'; readonly business: Business }
  /** The last read of the schedule showed the old status. */
  | { readonly kind: 'unchanged'; readonly business: Business }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-expired' };

/**
 * Polls the status of a business after an activation or deactivation with an unknown outcome. A server can apply the
 * change seconds after it responds with an error, so 'unchanged' is returned only at the end of the schedule.
 */
export class LookUpStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId'>,
    private readonly ports: LookupPorts,
  ) {}

  /** @param wanted The requested status. */
  execute(
    id: BusinessId,
    wanted: DisplayedBusinessStatus,
    onPauseChange: OnPauseChange,
  ): Lookup<StatusLookupResult> {
    let last: StatusLookupResult = { kind: 'unknown' };
    return startLookup<StatusLookupResult>(
      this.ports,
      {
        read: async (signal) => {
          const read = await this.businesses.byId(id, signal);
          last = { kind: 'unknown' };
          if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
          if (displayStatus(read.value) === wanted) return { kind: 'changed', business: read.value };
          last = { kind: 'unchanged', business: read.value };
          return undefined;
        },
        atEnd: () => last,
      },
      onPauseChange,
    );
  }
}
