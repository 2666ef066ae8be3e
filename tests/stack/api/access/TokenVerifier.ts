import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { ApiError } from '../ApiError';
import { keysOverTls } from './keysOverTls';

/** Whose tokens are taken. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly audience: string;
  /** PEM of a certificate to trust besides the usual ones, such as one that signed itself. */
  readonly certificate?: string | undefined;
}

const CLAIMS = v.object({ oid: v.optional(v.string()), sub: v.optional(v.string()) });

/** Signatures by a key only the provider has; a shared secret or none at all is no signature. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

export class TokenVerifier {
  readonly #keys: JWTVerifyGetKey;

  constructor(
    private readonly trusted: TokenIssuer,
    private readonly now: () => number,
  ) {
    /* Keys are looked up anew for every token of an unknown key: a rotation is seen at once. */
    this.#keys = createRemoteJWKSet(new URL(trusted.jwksUri), {
      cooldownDuration: 0,
      ...(trusted.certificate === undefined ? {} : { [customFetch]: keysOverTls(trusted.certificate) }),
    });
  }

  /** Answers the id of the person the token speaks for. */
  async userIdOf(authorization: string | undefined): Promise<string> {
    const [, token] = /^Bearer ([\w\-.]+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) throw new ApiError(401, 'There is no access token');
    const claims = v.safeParse(CLAIMS, await this.#payloadOf(token));
    const userId = claims.success ? (claims.output.oid ?? claims.output.sub) : undefined;
    if (userId === undefined) throw new ApiError(401, 'The access token speaks for nobody');
    return userId;
  }

  async #payloadOf(token: string): Promise<unknown> {
    const { issuer, audience } = this.trusted;
    try {
      const { payload } = await jwtVerify(token, this.#keys, {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        currentDate: new Date(this.now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
        throw new ApiError(503, 'The keys of the identity provider cannot be read');
      throw new ApiError(401, `The access token is not valid: ${error.message}`);
    }
  }
}
