import * as v from 'valibot';
import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { parseUserId, type NamesByLanguage, type User } from '@/domain/identity/User';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { byKey } from '@/domain/shared/byKey';
import { nonBlank, parseLocalizedText } from '@/domain/shared/LocalizedText';
import type { ParseWarnings } from '../payload/ParseWarnings';
import { LIST, maybe, payload, TEXT, TEXT_BY_LANGUAGE } from '../payload/field';
import { shownPictureIn, type PictureOrigins } from '../payload/pictureUrl';
import { readEach, textsIn } from '../payload/readEach';
import type { Wire } from '../wire';

const TEXT_OR_NUMBER = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** A text that every save of the profile sends. Of a list, the first item counts. */
const PROFILE_TEXT = v.nullish(
  v.union([
    TEXT_OR_NUMBER,
    v.pipe(
      v.looseTuple([v.nullish(TEXT_OR_NUMBER)]),
      v.transform(([first]) => first),
    ),
  ]),
);

/** A user in a response (spec section 3). */
const USER_PAYLOAD = payload<Wire['User']>()({
  id: v.string(),
  ...byKey(PROFILE_FIELDS, () => v.optional(v.unknown())),
  multiLanguageUserName: maybe(v.object({ firstName: TEXT_BY_LANGUAGE, lastName: TEXT_BY_LANGUAGE })),
  businessIds: v.array(v.unknown()),
  streetAddress: TEXT,
  city: TEXT,
  chats: LIST,
  avatar: TEXT,
  displayName: TEXT,
});

/**
 * Undefined without an id or a list of businesses. Without the list, an owner of several businesses would be told that
 * there are none (ASSUMPTION-27). Any other invalid field counts as missing. One of the profile is reported, because the
 * next save erases it.
 */
export function parseUser(
  input: unknown,
  warnings: ParseWarnings,
  pictures: PictureOrigins,
): User | undefined {
  const read = v.safeParse(USER_PAYLOAD, input);
  const id = read.success ? parseUserId(read.output.id) : undefined;
  if (!read.success || id === undefined) return undefined;
  const { output } = read;
  const businessIds = businessIdsFrom(output.businessIds, warnings);
  if (businessIds === undefined) return undefined;
  return {
    id,
    ...byKey(PROFILE_FIELDS, (field) => profileText(output[field], () => warnings.add(`user: ${field}`))),
    names: namesFrom(output.multiLanguageUserName),
    displayName: nonBlank(output.displayName),
    streetAddress: nonBlank(output.streetAddress),
    city: nonBlank(output.city),
    avatar: shownPictureIn([output.avatar], pictures, warnings, 'user'),
    businessIds,
    chats: textsIn(output.chats),
  };
}

function profileText(input: unknown, onInvalid: () => void): string | undefined {
  const read = v.safeParse(PROFILE_TEXT, input);
  if (!read.success) onInvalid();
  return read.success ? nonBlank(read.output) : undefined;
}

/**
 * Each id once, because the app would show a repeated one twice. Undefined when there are ids and none of them is valid
 * (faults R14).
 */
function businessIdsFrom(
  items: readonly unknown[],
  warnings: ParseWarnings,
): readonly BusinessId[] | undefined {
  const ids = readEach(items, parseBusinessId, () => warnings.add('user: a business id'));
  return items.length > 0 && ids.length === 0 ? undefined : [...new Set(ids)];
}

function namesFrom(names: v.InferOutput<typeof USER_PAYLOAD>['multiLanguageUserName']): NamesByLanguage {
  return { firstName: parseLocalizedText(names?.firstName), lastName: parseLocalizedText(names?.lastName) };
}
