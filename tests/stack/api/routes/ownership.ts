import type { Context } from 'hono';
import type { Api } from '../Api';
import type { ApiEnvironment } from '../ApiEnvironment';
import { ApiError } from '../ApiError';
import type { WireBusiness } from '../world/WireWorld';
import { pathParameter } from './Handlers';

/* Checks of access rights. */

export function mustBeSelf({ staff }: Api, callerId: string, userId: string): void {
  if (callerId !== userId && !staff.has(callerId))
    throw new ApiError(403, 'This record belongs to another user');
}

export function mayManage({ staff, records }: Api, callerId: string, business: WireBusiness): boolean {
  return staff.has(callerId) || business.ownerId === callerId || records.users.owns(callerId, business.id);
}

/** Returns the business in the path of the request. Refuses one of another owner with 403, not 404. */
export function managedBusiness(
  api: Api,
  context: Context<ApiEnvironment>,
  region = pathParameter(context, 'region'),
): WireBusiness {
  const id = pathParameter(context, 'id');
  const business = region === api.region ? api.records.businesses.find(id) : undefined;
  if (business === undefined) throw new ApiError(404, 'There is no such business');
  if (!mayManage(api, context.var.userId, business))
    throw new ApiError(403, 'This business belongs to another user');
  return business;
}
