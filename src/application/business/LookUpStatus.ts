import { startLookup, type Lookup, type LookupPorts, type OnRest } from '@/application/polling/startLookup';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business, type BusinessId } from '@/domain/business/Business';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';

/** What is found out about a change of status whose answer was lost. */
export type StatusFinding =
  | { readonly kind: 'changed'; readonly business: Business }
  /** The last read of the whole schedule showed the old status. */
  | { readonly kind: 'unchanged'; readonly business: Business }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-expired' };

/**
 * Finds out whether a business was activated or deactivated when the answer was lost. A server may carry it out
 * seconds after it answered with an error, so "not changed" is said only at the end of the schedule.
 */
export class LookUpStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId'>,
    private readonly ports: LookupPorts,
  ) {}

  /** @param wanted The status that was sent. */
  execute(id: BusinessId, wanted: DisplayedBusinessStatus, onRest: OnRest): Lookup<StatusFinding> {
    let last: StatusFinding = { kind: 'unknown' };
    return startLookup<StatusFinding>(
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
      onRest,
    );
  }
}
