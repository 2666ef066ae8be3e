/** The identity provider and the redirect URLs. */
export interface OpenIdSettings {
  readonly clientId: string;
  /** The issuer or the policy, such as `https://amin.b2clogin.com/amin.onmicrosoft.com/b2c_1_signin`. */
  readonly authority: string;
  /** The scope of the API, such as `https://amin.onmicrosoft.com/api/access`. */
  readonly apiScope: string;
  /** The absolute URL of the callback page (spec section 7). */
  readonly redirectUri: string;
  /** The absolute URL of the home page. */
  readonly homeUri: string;
}
