/** Which provider the product signs in with, and where that sends the browser back to. */
export interface MsalSettings {
  readonly clientId: string;
  /** The sign-up/sign-in policy, https, such as `https://amin.b2clogin.com/amin.onmicrosoft.com/b2c_1_signin`. */
  readonly authority: string;
  /** The scope of the API, such as `https://amin.onmicrosoft.com/api/access`. */
  readonly apiScope: string;
  /** The callback page of this site, whole (spec section 7). */
  readonly redirectUri: string;
  /** The home page of this site, whole. */
  readonly homeUri: string;
}
