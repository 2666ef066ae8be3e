import * as v from 'valibot';
import type { SigninResponse } from 'oidc-client-ts';
import { USER_KEY } from './mayHaveUser';

const TEXT = v.pipe(v.string(), v.nonEmpty());

const USER = v.object({
  idTokenClaims: v.looseObject({
    iss: TEXT,
    sub: TEXT,
    aud: v.union([TEXT, v.array(TEXT)]),
    exp: v.number(),
    iat: v.number(),
  }),
  idToken: TEXT,
  accessToken: TEXT,
  refreshToken: v.optional(TEXT),
  /** In milliseconds. Undefined when the provider does not say it. */
  expiresAt: v.optional(v.pipe(v.number(), v.finite())),
});

/** What a response of the provider contains, as it is stored. */
export type OidcUser = v.InferOutput<typeof USER>;

/** Parses the response of the token endpoint. Throws when a token is missing. */
export function userOf(response: SigninResponse): OidcUser {
  const { profile, id_token, access_token, refresh_token, expires_at } = response;
  return v.parse(USER, {
    /* The id of the user is in `sub` (OpenID Connect Core, section 5.1), unless the provider adds that of the API. */
    idTokenClaims: { oid: profile.sub, ...profile },
    idToken: id_token,
    accessToken: access_token,
    refreshToken: refresh_token,
    ...(expires_at !== undefined && { expiresAt: expires_at * 1000 }),
  });
}

/** The stored user. Throws when it is damaged. */
export function storedUser(storage: Storage): OidcUser | undefined {
  const text = storage.getItem(USER_KEY);
  if (text === null) return undefined;
  try {
    return v.parse(USER, JSON.parse(text));
  } catch (cause) {
    throw new Error('the stored user is damaged', { cause });
  }
}

export function storeUser(storage: Storage, user: OidcUser): void {
  storage.setItem(USER_KEY, JSON.stringify(user));
}
