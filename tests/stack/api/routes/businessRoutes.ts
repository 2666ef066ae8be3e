import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import type { WireBusiness } from '../world/WireWorld';
import { bodyOf } from './body';
import { pathParameter, type Handlers } from './Handlers';
import { listed } from './listed';
import { storedPicture } from './media';
import { managedBusiness, mayManage } from './ownership';

const STATUS = v.picklist(['active', 'inactive']);
const SENT_BUSINESS = v.looseObject({
  id: v.optional(v.string()),
  ownerId: v.nullish(v.string()),
  status: v.nullish(v.string()),
  isActive: v.nullish(v.boolean()),
});

type BusinessCall =
  | 'listBusinesses'
  | 'getBusiness'
  | 'createBusiness'
  | 'replaceBusiness'
  | 'changeBusinessStatus'
  | 'deleteBusiness'
  | 'uploadBusinessMedia';

export function businessRoutes(api: Api): Handlers<BusinessCall> {
  const { businesses, users } = api.records;
  return {
    /** Omits unknown businesses and those of other owners. */
    async listBusinesses(context) {
      const ids = await bodyOf(context, v.array(v.string()));
      const { userId } = context.var;
      const found = businesses.findAll(ids).filter((business) => mayManage(api, userId, business));
      return context.json(found.map(listed));
    },

    getBusiness: (context) =>
      context.json(
        managedBusiness(
          api,
          context.var.userId,
          pathParameter(context, 'region'),
          pathParameter(context, 'id'),
        ),
      ),

    async createBusiness(context) {
      mustBeRegion(api, pathParameter(context, 'region'));
      const sent = await bodyOf(context, SENT_BUSINESS);
      if (sent.id !== undefined && businesses.find(sent.id) !== undefined)
        throw new ApiError(409, 'There is such a business already', 'id');
      const ownerId = context.var.userId;
      const business: WireBusiness = { status: 'draft', ...sent, id: sent.id ?? randomUUID(), ownerId };
      businesses.put([business]);
      users.giveBusiness(ownerId, business.id);
      return context.json(business, 201);
    },

    async replaceBusiness(context) {
      const { id, ownerId } = managedBusiness(
        api,
        context.var.userId,
        pathParameter(context, 'region'),
        pathParameter(context, 'id'),
      );
      const business: WireBusiness = { ...(await bodyOf(context, SENT_BUSINESS)), id, ownerId };
      businesses.put([business]);
      return context.json(businesses.find(id) ?? business);
    },

    async changeBusinessStatus(context) {
      const body =
        api.switches.statusBody === 'string'
          ? v.pipe(
              STATUS,
              v.transform((status) => ({ status })),
            )
          : v.strictObject({ status: STATUS });
      const { status } = await bodyOf(context, body);
      const { id } = managedBusiness(
        api,
        context.var.userId,
        pathParameter(context, 'region'),
        pathParameter(context, 'id'),
      );
      businesses.changeStatus(id, status);
      return context.json({ success: true });
    },

    deleteBusiness(context) {
      const { id } = managedBusiness(
        api,
        context.var.userId,
        pathParameter(context, 'region'),
        pathParameter(context, 'id'),
      );
      businesses.remove(id);
      users.takeBusiness(id);
      return context.body(null, 204);
    },

    uploadBusinessMedia(context) {
      mustBeRegion(api, pathParameter(context, 'region'));
      return storedPicture(api, context);
    },
  };
}

function mustBeRegion(api: Api, region: string): void {
  if (region !== api.region) throw new ApiError(404, 'There is no such region');
}
