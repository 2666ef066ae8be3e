import { displayStatus, type Business } from '@/domain/business/Business';
import { success, type Result } from '@/domain/shared/result';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';

/** Sends the status a business is to have. A lost answer stays unknown: `LookUpStatus` finds out (faults B.4). */
export async function changeStatus(
  businesses: BusinessRepository,
  changed: Business,
): Promise<Result<Business, WriteFailure>> {
  const sent = await businesses.changeStatus(changed.id, displayStatus(changed));
  return sent.ok ? success(changed) : sent;
}
