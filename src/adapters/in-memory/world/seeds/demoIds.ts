import { parseBusinessId } from '@/domain/business/BusinessId';
import { parseUserId } from '@/domain/identity/User';
import { parseAddOnId, parsePlanId } from '@/domain/subscription/Plan';

export const businessId = valid(parseBusinessId);
export const userId = valid(parseUserId);
export const planId = valid(parsePlanId);
export const addOnId = valid(parseAddOnId);

/** Throws for an invalid id, because the seeds are constants of this folder. */
function valid<Id>(parse: (input: unknown) => Id | undefined): (text: string) => Id {
  return (text) => {
    const id = parse(text);
    if (id === undefined) throw new Error(`'${text}' is not a valid id`);
    return id;
  };
}
