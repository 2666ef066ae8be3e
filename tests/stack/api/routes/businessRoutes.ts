import { createHash, randomUUID } from 'node:crypto';
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

const LINE = v.nullish(v.pipe(v.string(), v.maxLength(300, 'too long')));
const LINES = v.nullish(v.record(v.string(), LINE));
const PROSE = v.nullish(v.pipe(v.string(), v.maxLength(2000, 'too long')));
const LINK = v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'no URL'))]));
const TIME = v.nullish(v.pipe(v.string(), v.regex(/^(?:|(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'no time')));

/** The rules for the changeable fields of a business. Other fields are stored as they are sent. */
const CHANGED_BUSINESS = v.looseObject({
  id: v.optional(v.string()),
  name: LINE,
  displayName: LINE,
  description: PROSE,
  multiLanguageData: v.nullish(
    v.looseObject({ name: LINES, description: v.nullish(v.record(v.string(), PROSE)) }),
  ),
  multiLanguageName: LINES,
  multiLanguageDisplayName: LINES,
  multiLanguageDescription: v.nullish(v.record(v.string(), PROSE)),
  address: LINE,
  website: LINK,
  operatingHours: v.nullish(
    v.looseObject({
      rules: v.nullish(
        v.array(
          v.looseObject({
            dayOfWeek: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
            startTime: TIME,
            endTime: TIME,
            isActive: v.optional(v.boolean()),
          }),
        ),
      ),
    }),
  ),
  contactInfo: v.nullish(
    v.array(
      v.looseObject({
        name: LINE,
        phoneNumbers: v.nullish(v.array(v.pipe(v.string(), v.regex(/\d{3}/, 'no phone number')))),
        email: v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.regex(/@/, 'no email'))])),
        fax: LINE,
      }),
    ),
  ),
});

/** Fields that only other calls and the back office change. A replacement leaves them as they are. */
const READ_ONLY = ['id', 'ownerId', 'status', 'isActive', 'isVerified', 'rating', 'reviewCount', 'createdAt'];

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

    getBusiness(context) {
      const business = managedBusiness(api, context);
      return context.json(business, 200, { ETag: etagOf(business) });
    },

    async createBusiness(context) {
      mustBeRegion(api, pathParameter(context, 'region'));
      const sent = await bodyOf(context, SENT_BUSINESS);
      if (sent.id !== undefined && businesses.find(sent.id) !== undefined)
        throw new ApiError(409, 'A business with this id exists already', 'id');
      const ownerId = context.var.userId;
      const business: WireBusiness = { status: 'draft', ...sent, id: sent.id ?? randomUUID(), ownerId };
      businesses.put([business]);
      users.addBusiness(ownerId, business.id);
      return context.json(business, 201);
    },

    async replaceBusiness(context) {
      const before = managedBusiness(api, context);
      const etag = context.req.header('if-match');
      if (etag !== undefined && etag !== etagOf(before))
        throw new ApiError(412, 'The business has changed meanwhile');
      const sent = await bodyOf(context, CHANGED_BUSINESS);
      if (!hasName(sent)) throw new ApiError(422, 'name: missing in every language', 'name');
      const kept = Object.fromEntries(
        READ_ONLY.filter((field) => before[field] !== undefined).map((field) => [field, before[field]]),
      );
      const business: WireBusiness = { ...sent, ...kept, id: before.id };
      businesses.put([{ ...business, updatedAt: new Date(api.now()).toISOString() }]);
      return context.json({ success: true });
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
      const { id } = managedBusiness(api, context);
      businesses.changeStatus(id, status);
      return context.json({ success: true });
    },

    deleteBusiness(context) {
      const { id } = managedBusiness(api, context);
      businesses.remove(id);
      users.removeBusiness(id);
      return context.body(null, 204);
    },

    uploadBusinessMedia(context) {
      mustBeRegion(api, pathParameter(context, 'region'));
      return storedPicture(api, context, 'uploadBusinessMedia');
    },
  };
}

/** A strong ETag of the record. */
function etagOf(business: WireBusiness): string {
  return `"${createHash('sha256').update(JSON.stringify(business)).digest('base64url')}"`;
}

function hasName(business: v.InferOutput<typeof CHANGED_BUSINESS>): boolean {
  const { name, multiLanguageName, multiLanguageData } = business;
  const names = [name, ...Object.values({ ...multiLanguageName, ...multiLanguageData?.name })];
  return names.some((text) => (text ?? '').trim() !== '');
}

function mustBeRegion(api: Api, region: string): void {
  if (region !== api.region) throw new ApiError(404, 'There is no such region');
}
