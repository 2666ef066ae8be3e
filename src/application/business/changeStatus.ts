import { displayStatus, type Business } from '@/domain/business/Business';
import { success, type Result } from '@/domain/shared/result';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';

/** Sends the new status of a business. After `outcome-unknown`, `LookUpStatus` reads the actual status (faults B.4). */
export async function changeStatus(
  businesses: BusinessRepository,
  changed: Business,
): Promise<Result<Business, WriteFailure>> {
  const sent = await businesses.changeStatus(changed.id, displayStatus(changed));
  return sent.ok ? success(changed) : sent;
}
