import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { parseUserId, type UserId } from '@/domain/identity/User';
import { parseAddOnId, parsePlanId, type AddOnId, type PlanId } from '@/domain/subscription/Plan';

/* Each function throws for an invalid id, because the seeds are constants of this folder. */

export function businessId(text: string): BusinessId {
  return assertValid(parseBusinessId(text), text);
}

export function userId(text: string): UserId {
  return assertValid(parseUserId(text), text);
}

export function planId(text: string): PlanId {
  return assertValid(parsePlanId(text), text);
}

export function addOnId(text: string): AddOnId {
  return assertValid(parseAddOnId(text), text);
}

function assertValid<Id>(id: Id | undefined, text: string): Id {
  if (id === undefined) throw new Error(`'${text}' is not a valid id`);
  return id;
}
