import { displayStatus, type Business } from '@/domain/business/Business';
import { success, type Result } from '@/domain/shared/result';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';

/** Sends the status a business is to have. When the answer is lost, what the server has now is the truth (faults B.4). */
export async function changeStatus(
  businesses: BusinessRepository,
  changed: Business,
): Promise<Result<Business, WriteFailure>> {
  const sent = await businesses.changeStatus(changed.id, displayStatus(changed));
  if (sent.ok) return success(changed);
  if (sent.error.kind !== 'outcome-unknown') return sent;
  const actual = await businesses.byId(changed.id);
  return actual.ok && displayStatus(actual.value) === displayStatus(changed) ? success(changed) : sent;
}
