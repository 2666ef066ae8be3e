import type { AccessToken, IdentityProvider, TokenUnavailable } from '@/application/ports/IdentityProvider';
import { failure, type Result } from '@/domain/shared/result';
import type { ApiResponse, ApiClient, ApiFailure, ApiRequest } from './ApiClient';
import type { HttpClient } from './HttpClient';

type SendResult = Result<ApiResponse, ApiFailure>;
type Renewal = Promise<Result<AccessToken, TokenUnavailable>>;

/**
 * Sends requests with the access token of the signed-in account. After a 401 it renews the token, once for all requests
 * with that token, and sends each request once more. A second 401 means `session-expired` (decision C1). While the
 * identity provider is unreachable, the result is `token-unavailable`, because the session may still be valid.
 */
export class AuthorizedHttpClient implements ApiClient {
  #lastRenewal: { readonly rejectedToken: AccessToken | undefined; readonly renewal: Renewal } | undefined;

  constructor(
    private readonly client: HttpClient,
    private readonly identity: IdentityProvider,
  ) {}

  async send(request: ApiRequest): Promise<SendResult> {
    const token = await this.identity.acquireToken();
    const bearer = token.ok ? token.value : undefined;
    if (!token.ok && token.error.kind === 'provider-unreachable' && request.isPublic !== true)
      return failure({ kind: 'token-unavailable', wasSent: false });
    const result = await this.client.send(request, bearer);
    const isAnonymousPublicRequest = request.isPublic === true && bearer === undefined;
    if (!isUnauthorized(result) || isAnonymousPublicRequest) return result;
    const renewed = await this.#renew(bearer);
    if (!renewed.ok) return this.#failRenewal(renewed.error);
    const second = await this.client.send(request, renewed.value);
    if (!second.ok && second.error.kind === 'not-sent') return failure({ kind: 'not-sent', wasSent: true });
    return isUnauthorized(second) ? failure({ kind: 'session-expired' }) : second;
  }

  /** The result of a failed renewal. While the provider is unreachable, the next 401 tries another renewal. */
  #failRenewal({ kind }: TokenUnavailable): SendResult {
    if (kind !== 'provider-unreachable') return failure({ kind: 'session-expired' });
    this.#lastRenewal = undefined;
    return failure({ kind: 'token-unavailable', wasSent: true });
  }

  /** Reuses the renewal of the same token, also after it has completed. */
  async #renew(rejectedToken: AccessToken | undefined): Renewal {
    if (this.#lastRenewal === undefined || this.#lastRenewal.rejectedToken !== rejectedToken)
      this.#lastRenewal = { rejectedToken, renewal: this.identity.renewToken() };
    return this.#lastRenewal.renewal;
  }
}

function isUnauthorized(result: SendResult): boolean {
  return !result.ok && result.error.kind === 'rejected' && result.error.status === 401;
}
