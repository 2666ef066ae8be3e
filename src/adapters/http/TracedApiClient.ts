import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { Result } from '@/domain/shared/result';
import type { ApiClient, ApiFailure, ApiRequest, ApiResponse } from './ApiClient';

/** Reports each failed request with its duration, which includes that of the token and of a retry. */
export class TracedApiClient implements ApiClient {
  constructor(
    private readonly client: ApiClient,
    private readonly diagnostics: Diagnostics,
    private readonly clock: Clock,
  ) {}

  async send(request: ApiRequest): Promise<Result<ApiResponse, ApiFailure>> {
    const start = this.clock.elapsed();
    const result = await this.client.send(request);
    const reason = result.ok ? undefined : reasonOf(result.error, request);
    if (reason !== undefined) {
      const name = request.operation ?? request.method;
      const span = { name, duration: this.clock.elapsed() - start };
      this.diagnostics.report({ event: 'request-failed', detail: `${name}: ${reason}`, span });
    }
    return result;
  }
}

/** Undefined for what is not a fault: an aborted request, a device that is offline, a session that ended, no record. */
function reasonOf(error: ApiFailure, { isRead }: ApiRequest): string | undefined {
  switch (error.kind) {
    case 'aborted':
    case 'not-sent':
    case 'session-expired':
      return undefined;
    case 'rejected':
      return isRead && error.status === 404 && !error.isFromGateway ? undefined : String(error.status);
    case 'outcome-unknown':
      return String(error.status ?? error.reason);
    case 'malformed':
    case 'token-unavailable':
      return error.kind;
  }
}
