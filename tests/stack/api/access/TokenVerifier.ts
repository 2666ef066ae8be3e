import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { ApiError } from '../ApiError';
import { keysOverTls } from './keysOverTls';

/** The issuer of accepted tokens. */
export interface TokenIssuer {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly audience: string;
  /** A certificate in PEM format that is trusted in addition, for example a self-signed one. */
  readonly certificate?: string | undefined;
}

const CLAIMS = v.object({ oid: v.optional(v.string()), sub: v.optional(v.string()) });

/** Only asymmetric signatures are accepted. A shared secret or `none` proves nothing about the issuer. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];

export class TokenVerifier {
  readonly #keys: JWTVerifyGetKey;

  constructor(
    private readonly trusted: TokenIssuer,
    private readonly now: () => number,
  ) {
    /* An unknown key causes a new download of the keys, so that a rotation has an immediate effect. */
    this.#keys = createRemoteJWKSet(new URL(trusted.jwksUri), {
      cooldownDuration: 0,
      ...(trusted.certificate === undefined ? {} : { [customFetch]: keysOverTls(trusted.certificate) }),
    });
  }

  /** Returns the id of the user of the token. */
  async userIdOf(authorization: string | undefined): Promise<string> {
    const [, token] = /^Bearer ([\w\-.]+)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) throw new ApiError(401, 'There is no access token');
    const claims = v.safeParse(CLAIMS, await this.#payloadOf(token));
    const userId = claims.success ? (claims.output.oid ?? claims.output.sub) : undefined;
    if (userId === undefined) throw new ApiError(401, 'The access token contains no user id');
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
