import * as v from 'valibot';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { parseUserId, type NamesByLanguage, type User } from '@/domain/identity/User';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { LIST, maybe, type List, TEXT, TEXT_BY_LANGUAGE } from '../payload/field';
import { warnOfForeignOrigin, shownPictureIn, type PictureOrigins } from '../payload/pictureUrl';
import { readEach, textsIn } from '../payload/readEach';

/** A user in a response (spec section 3). */
export const USER_PAYLOAD = v.object({
  id: v.string(),
  firstName: TEXT,
  lastName: TEXT,
  multiLanguageUserName: maybe(v.object({ firstName: TEXT_BY_LANGUAGE, lastName: TEXT_BY_LANGUAGE })),
  businessIds: LIST,
  phoneNumber: TEXT,
  email: TEXT,
  address: TEXT,
  streetAddress: TEXT,
  city: TEXT,
  chats: LIST,
  avatar: TEXT,
  displayName: TEXT,
});

/** Undefined without an id. Any other invalid field counts as missing. */
export function parseUser(
  input: unknown,
  warnings: ParseWarnings,
  pictures: PictureOrigins,
): User | undefined {
  const read = v.safeParse(USER_PAYLOAD, input);
  const id = read.success ? parseUserId(read.output.id) : undefined;
  if (!read.success || id === undefined) return undefined;
  const { output } = read;
  return {
    id,
    firstName: nonBlank(output.firstName),
    lastName: nonBlank(output.lastName),
    names: namesFrom(output.multiLanguageUserName),
    displayName: nonBlank(output.displayName),
    email: nonBlank(output.email),
    phoneNumber: nonBlank(output.phoneNumber),
    address: nonBlank(output.address),
    streetAddress: nonBlank(output.streetAddress),
    city: nonBlank(output.city),
    avatar: shownPictureIn([output.avatar], pictures, warnOfForeignOrigin(warnings, 'user')),
    businessIds: businessIdsFrom(output.businessIds, warnings),
    chats: textsIn(output.chats),
  };
}

/** A repeated id would be requested, counted and shown twice. */
function businessIdsFrom(items: List, warnings: ParseWarnings): readonly BusinessId[] {
  const ids = readEach(items, parseBusinessId, () => warnings.add('user: a business id'));
  return [...new Set(ids)];
}

function namesFrom(names: v.InferOutput<typeof USER_PAYLOAD>['multiLanguageUserName']): NamesByLanguage {
  return { firstName: parseLocalizedText(names?.firstName), lastName: parseLocalizedText(names?.lastName) };
}
