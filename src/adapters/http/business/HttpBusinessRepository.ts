import * as v from 'valibot';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { Business, BusinessId } from '@/domain/business/Business';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiResponse, ApiClient } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { STATUS_BODY, type StatusBodyForm } from '../assumptions';
import { ParseWarnings } from '../payload/ParseWarnings';
import type { PictureOrigins } from '../payload/pictureUrl';
import { readEach } from '../payload/readEach';
import {
  asWriteFailure,
  refusalInSuccess,
  failedRead,
  isMissing,
  malformed,
  refused,
} from '../serviceFailures';
import { parseBusiness } from './businessPayload';
import { STATUS_ANSWER_PAYLOAD } from './statusAnswerPayload';

export class HttpBusinessRepository implements BusinessRepository {
  constructor(
    private readonly client: ApiClient,
    private readonly region: string,
    private readonly diagnostics: Diagnostics,
    private readonly pictures: PictureOrigins,
    private readonly statusBody: StatusBodyForm = STATUS_BODY,
  ) {}

  async byIds(
    ids: readonly BusinessId[],
    signal?: AbortSignalLike,
  ): Promise<Result<readonly Business[], ReadFailure>> {
    if (ids.length === 0) return success([]);
    const answer = await this.client.send(apiCalls.listBusinesses(ids, signal));
    if (!answer.ok) return failedRead(answer.error, this.diagnostics);
    const businesses = this.#readList(answer.value.body);
    if (businesses === undefined) return malformed('no list of businesses', this.diagnostics);
    const byId = new Map(businesses.map((business) => [business.id, business]));
    return success(ids.map((id) => byId.get(id)).filter((business) => business !== undefined));
  }

  async byId(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Business, BusinessNotFound | ReadFailure>> {
    const answer = await this.client.send(apiCalls.getBusiness(this.region, id, signal));
    if (!answer.ok)
      return isMissing(answer.error)
        ? failure({ kind: 'business-not-found' })
        : failedRead(answer.error, this.diagnostics);
    const warnings = new ParseWarnings();
    const business = parseBusiness(answer.value.body, warnings, this.pictures);
    warnings.reportTo(this.diagnostics);
    return business === undefined
      ? malformed('a business without an id', this.diagnostics)
      : success(business);
  }

  async changeStatus(id: BusinessId, status: DisplayedBusinessStatus): Promise<Result<void, WriteFailure>> {
    const body = this.statusBody === 'object' ? { status } : status;
    const answer = await this.client.send(apiCalls.changeBusinessStatus(this.region, id, body));
    return answer.ok ? statusAnswerOf(answer.value) : failure(asWriteFailure(answer.error));
  }

  /** Undefined when the body is not a list, or when no item of it is valid (faults R14). */
  #readList(body: unknown): readonly Business[] | undefined {
    if (!Array.isArray(body)) return undefined;
    const warnings = new ParseWarnings();
    const businesses = readEach(
      body,
      (item) => parseBusiness(item, warnings, this.pictures),
      (index) => warnings.add(`business ${String(index)} of the list: no id`),
    );
    warnings.reportTo(this.diagnostics);
    return body.length > 0 && businesses.length === 0 ? undefined : businesses;
  }
}

/** An empty 2xx response is a success. A body without a valid `success` field leaves the outcome unknown. */
function statusAnswerOf(answer: ApiResponse): Result<void, WriteFailure> {
  const refusal = refusalInSuccess(answer);
  if (refusal !== undefined) return failure(refused(refusal));
  const isClear = answer.body === undefined || v.is(STATUS_ANSWER_PAYLOAD, answer.body);
  return isClear ? success() : failure({ kind: 'outcome-unknown' });
}
