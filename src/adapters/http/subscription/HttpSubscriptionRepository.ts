import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type {
  PaymentWriteFailure,
  SubscriptionRepository,
  SubscriptionRequest,
} from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, success, type Result } from '@/domain/shared/result';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { CancellationResponse, Subscription } from '@/domain/subscription/Subscription';
import type { ApiClient, ApiFailure, ApiRequest } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { ParseWarnings } from '../payload/ParseWarnings';
import {
  reportReadFailure,
  isMissing,
  reportMalformed,
  refusalInSuccess,
  retryAfterOf,
  writeResultOf,
} from '../serviceFailures';
import { paymentRefusalOf } from './paymentRefusalOf';
import { subscriptionBody } from './subscriptionBody';
import { parseCancellation, parseSubscription } from './subscriptionPayload';

export class HttpSubscriptionRepository implements SubscriptionRepository {
  constructor(
    private readonly client: ApiClient,
    private readonly region: string,
    private readonly diagnostics: Diagnostics,
  ) {}

  async ofBusiness(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>> {
    const result = await this.client.send(apiCalls.getSubscription(this.region, id, signal));
    if (!result.ok)
      return isMissing(result.error) ? success(undefined) : reportReadFailure(result.error, this.diagnostics);
    const warnings = new ParseWarnings();
    const subscription = parseSubscription(result.value.body, warnings);
    warnings.reportTo(this.diagnostics);
    return subscription === undefined
      ? reportMalformed('a subscription without status', this.diagnostics)
      : success(subscription);
  }

  async create(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>> {
    return this.#pay(apiCalls.createSubscription(this.region, id, subscriptionBody(request), key));
  }

  async update(
    id: BusinessId,
    request: SubscriptionRequest,
    key: IdempotencyKey,
  ): Promise<Result<void, PaymentWriteFailure>> {
    return this.#pay(apiCalls.updateSubscription(this.region, id, subscriptionBody(request), key));
  }

  async cancel(id: BusinessId): Promise<Result<CancellationResponse, WriteFailure>> {
    const result = writeResultOf(await this.client.send(apiCalls.cancelSubscription(this.region, id)));
    if (!result.ok) return result;
    const warnings = new ParseWarnings();
    const cancellation = parseCancellation(result.value.body, warnings);
    warnings.reportTo(this.diagnostics);
    return cancellation === undefined ? failure({ kind: 'outcome-unknown' }) : success(cancellation);
  }

  /** Ignores the body of a 2xx response except for `"success": false`, because its format is not specified. */
  async #pay(request: ApiRequest): Promise<Result<void, PaymentWriteFailure>> {
    const result = await this.client.send(request);
    if (!result.ok) return failure(asPaymentFailure(result.error));
    const texts = refusalInSuccess(result.value);
    return texts === undefined
      ? success()
      : failure({ kind: 'refused', refusal: paymentRefusalOf({ status: result.value.status, ...texts }) });
  }
}

/** The API rejected the token, and the request was not sent again with another one. */
const TOKEN_REJECTED: PaymentWriteFailure = {
  kind: 'refused',
  refusal: { reason: 'general_error', isUnprocessed: true },
};

/**
 * A request that was not sent was not executed. A rejection, also of the token, is a refusal. Any other outcome is
 * unknown (faults B.2).
 */
function asPaymentFailure(error: ApiFailure): PaymentWriteFailure {
  switch (error.kind) {
    case 'not-sent':
      return error.wasSent === true ? TOKEN_REJECTED : { kind: 'offline' };
    case 'session-expired':
      return { kind: 'session-expired' };
    case 'rejected':
      return { kind: 'refused', refusal: paymentRefusalOf({ ...error, retryAfter: retryAfterOf(error) }) };
    case 'token-unavailable':
      return error.wasSent ? TOKEN_REJECTED : { kind: 'unavailable' };
    default:
      return { kind: 'outcome-unknown' };
  }
}
