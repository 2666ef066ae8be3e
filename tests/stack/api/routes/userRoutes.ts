import * as v from 'valibot';
import type { Api } from '../Api';
import { ApiError } from '../ApiError';
import type { WireNames, WireText, WireUser } from '../world/WireWorld';
import { bodyOf } from './body';
import { pathParameter, type Handlers } from './Handlers';
import { storedPicture } from './media';
import { mustBeSelf } from './ownership';

const line = v.nullish(v.string());
const byLanguage = v.strictObject({
  en: v.exactOptional(v.string()),
  he: v.exactOptional(v.string()),
  ar: v.exactOptional(v.string()),
});
const names = v.strictObject({ firstName: byLanguage, lastName: byLanguage });

const NEW_USER = v.strictObject({
  Id: v.pipe(v.string(), v.minLength(1)),
  FirstName: line,
  LastName: line,
  PhoneNumber: line,
  Email: line,
  Address: line,
  MultiLanguageUserName: v.nullish(names),
});

const PROFILE = v.strictObject({
  FirstName: line,
  LastName: line,
  Email: line,
  PhoneNumber: line,
  address: line,
  MultiLanguageUserName: v.optional(names),
  /** '' removes the picture (ASSUMPTION-06). */
  avatar: v.optional(v.string()),
});

type UserCall = 'getUser' | 'createUser' | 'updateUser' | 'listUsersByIds' | 'uploadUserMedia';

export function userRoutes(api: Api): Handlers<UserCall> {
  const { users } = api.records;
  return {
    getUser(context) {
      const id = pathParameter(context, 'id');
      mustBeSelf(api, context.var.userId, id);
      if (users.isUnreadable(id)) throw new ApiError(500, 'The record cannot be read');
      const user = users.find(id);
      if (user === undefined) throw new ApiError(404, 'There is no such user');
      return context.json(user);
    },

    async createUser(context) {
      const sent = await bodyOf(context, NEW_USER);
      mustBeSelf(api, context.var.userId, sent.Id);
      if (users.find(sent.Id) !== undefined || users.isUnreadable(sent.Id))
        throw new ApiError(409, 'A user with this id exists already', 'Id');
      const user = newUser(sent);
      users.add(user);
      return context.json(user, 201);
    },

    async updateUser(context) {
      const id = pathParameter(context, 'id');
      mustBeSelf(api, context.var.userId, id);
      const sent = await bodyOf(context, PROFILE);
      const user = users.find(id);
      if (user === undefined) throw new ApiError(404, 'There is no such user');
      users.save(updated(user, sent));
      return context.json({ success: true });
    },

    async listUsersByIds(context) {
      const ids = await bodyOf(context, v.array(v.string()));
      const { userId } = context.var;
      const visible = ids.filter((id) => id === userId || api.staff.has(userId));
      return context.json(visible.map((id) => users.find(id)).filter((user) => user !== undefined));
    },

    uploadUserMedia: (context) => storedPicture(api, context, 'uploadUserMedia'),
  };
}

function newUser(sent: v.InferOutput<typeof NEW_USER>): WireUser {
  return {
    id: sent.Id,
    firstName: filled(sent.FirstName),
    lastName: filled(sent.LastName),
    multiLanguageUserName: namesFrom(sent.MultiLanguageUserName) ?? { firstName: {}, lastName: {} },
    displayName: null,
    email: filled(sent.Email),
    phoneNumber: filled(sent.PhoneNumber),
    address: filled(sent.Address),
    streetAddress: null,
    city: null,
    avatar: null,
    businessIds: [],
    chats: [],
  };
}

function updated(user: WireUser, sent: v.InferOutput<typeof PROFILE>): WireUser {
  return {
    ...user,
    firstName: filled(sent.FirstName),
    lastName: filled(sent.LastName),
    email: filled(sent.Email),
    phoneNumber: filled(sent.PhoneNumber),
    address: filled(sent.address),
    multiLanguageUserName: namesFrom(sent.MultiLanguageUserName) ?? user.multiLanguageUserName,
    avatar: sent.avatar === undefined ? user.avatar : filled(sent.avatar),
  };
}

/** Treats empty names as missing. */
function namesFrom(sent: WireNames | null | undefined): WireNames | undefined {
  if (sent === null || sent === undefined) return undefined;
  return { firstName: withoutEmpty(sent.firstName), lastName: withoutEmpty(sent.lastName) };
}

function withoutEmpty(text: WireText): WireText {
  return Object.fromEntries(Object.entries(text).filter(([, name]) => filled(name) !== null));
}

function filled(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}
