import type { AccessToken, IdentityProvider, TokenUnavailable } from '@/application/ports/IdentityProvider';
import { failure, type Result } from '@/domain/shared/result';
import type { ApiAnswer, ApiClient, ApiFailure, ApiRequest } from './ApiClient';
import type { HttpClient } from './HttpClient';

type Answer = Result<ApiAnswer, ApiFailure>;
type Renewal = Promise<Result<AccessToken, TokenUnavailable>>;

/**
 * Sends requests in the name of whoever is signed in. A token the API takes no more is renewed, once for all the
 * requests that carried it, and each of them is sent once more; then the session has expired (decision C1). While the
 * provider of tokens is out of reach nobody can tell whether it has: such a request counts as not sent.
 */
export class AuthorizedHttpClient implements ApiClient {
  readonly #client: HttpClient;
  readonly #identity: IdentityProvider;
  #last: { readonly rejectedToken: AccessToken | undefined; readonly renewal: Renewal } | undefined;

  constructor(client: HttpClient, identity: IdentityProvider) {
    this.#client = client;
    this.#identity = identity;
  }

  async send(request: ApiRequest): Promise<Answer> {
    const token = await this.#identity.acquireToken();
    const bearer = token.ok ? token.value : undefined;
    if (!token.ok && token.error.kind === 'provider-unreachable' && request.isPublic !== true)
      return failure({ kind: 'not-sent' });
    const answer = await this.#client.send(request, bearer);
    const isVisit = request.isPublic === true && bearer === undefined;
    if (!isUnauthorized(answer) || isVisit) return answer;
    const renewed = await this.#renew(bearer);
    if (!renewed.ok) return this.#notRenewed(renewed.error);
    const second = await this.#client.send(request, renewed.value);
    return isUnauthorized(second) ? failure({ kind: 'session-expired' }) : second;
  }

  /** A rejected request was not carried out. The next request asks the provider for a token again. */
  #notRenewed({ kind }: TokenUnavailable): Answer {
    if (kind !== 'provider-unreachable') return failure({ kind: 'session-expired' });
    this.#last = undefined;
    return failure({ kind: 'not-sent' });
  }

  /** Also a request that is turned away late profits from the renewal that others have waited for. */
  async #renew(rejectedToken: AccessToken | undefined): Renewal {
    if (this.#last === undefined || this.#last.rejectedToken !== rejectedToken)
      this.#last = { rejectedToken, renewal: this.#identity.renewToken() };
    return this.#last.renewal;
  }
}

function isUnauthorized(answer: Answer): boolean {
  return !answer.ok && answer.error.kind === 'rejected' && answer.error.status === 401;
}
