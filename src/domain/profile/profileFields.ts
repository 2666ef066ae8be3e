/** How a text of the profile is validated, compared and shown. */
export type TextFormat = 'email' | 'phone' | 'text';

/** The parts of a name. Each is a text in every language. */
export const NAME_PARTS = { firstName: 'name', lastName: 'name' } as const;

/** The other texts that the owner edits, in the order of the page. All of them are optional. */
export const PROFILE_TEXTS = {
  email: 'email',
  phoneNumber: 'phone',
  address: 'text',
} as const satisfies Readonly<Record<string, TextFormat>>;

/**
 * Every text field of the profile with its format. The user record, the form, its draft, its comparison, the update,
 * the payloads of the API and the records of the demo derive from this table (CONTRIBUTING, "How to add").
 */
export const PROFILE_FIELDS = { ...NAME_PARTS, ...PROFILE_TEXTS };

export type NamePart = keyof typeof NAME_PARTS;
export type ProfileText = keyof typeof PROFILE_TEXTS;
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** A text for each field, as the user record and its update have it. */
export type ProfileRecord = Readonly<Record<ProfileField, string | undefined>>;
