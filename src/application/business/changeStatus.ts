import { displayStatus, type Business } from '@/domain/business/Business';
import { failure, success, type Result } from '@/domain/shared/result';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import { isRateLimited, type WriteFailure } from '@/application/ports/ServiceFailure';

/** What a change of status needs of the repository. */
export type StatusRepository = Pick<BusinessRepository, 'byId' | 'changeStatus'>;

/**
 * Sends the new status of a business. After `outcome-unknown`, `ReconcileStatus` reads the actual status (faults B.4).
 */
export async function changeStatus(
  businesses: StatusRepository,
  changed: Business,
): Promise<Result<Business, BusinessNotFound | WriteFailure>> {
  const sent = await businesses.changeStatus(changed.id, displayStatus(changed));
  if (sent.ok) return success(changed);
  return sent.error.kind === 'refused' && !isRateLimited(sent.error)
    ? readAfterRefusal(businesses, changed, sent.error)
    : sent;
}

/** Reads the business, because it may have been changed or deleted elsewhere (faults R8, R9). */
async function readAfterRefusal(
  businesses: StatusRepository,
  changed: Business,
  refusal: WriteFailure,
): Promise<Result<Business, BusinessNotFound | WriteFailure>> {
  const read = await businesses.byId(changed.id);
  if (read.ok) return displayStatus(read.value) === displayStatus(changed) ? read : failure(refusal);
  const { kind } = read.error;
  return failure(kind === 'business-not-found' || kind === 'session-expired' ? { kind } : refusal);
}
