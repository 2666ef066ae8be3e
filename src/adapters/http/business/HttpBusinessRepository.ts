import * as v from 'valibot';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { failure, success, type Result } from '@/domain/shared/result';
import { uniqueById } from '../uniqueById';
import type { ApiResponse, ApiClient } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { STATUS_BODY, type StatusBodyForm } from '../assumptions';
import { ParseWarnings } from '../payload/ParseWarnings';
import type { PictureOrigins } from '../payload/pictureUrl';
import { readEach } from '../payload/readEach';
import { reportReadFailure, reportMalformed, writeResultOf } from '../serviceFailures';
import { parseBusiness } from './businessPayload';
import { payload, TEXT } from '../payload/field';
import type { Wire } from '../wire';

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
    const result = await this.client.send(apiCalls.listBusinesses(ids, signal));
    if (!result.ok) return reportReadFailure(result.error, this.diagnostics);
    const businesses = this.#readList(result.value.body);
    if (businesses === undefined) return reportMalformed('no list of businesses', this.diagnostics);
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const requested = ids.map((id) => byId.get(id)).filter((business) => business !== undefined);
    const hasOthersOnly = businesses.length > 0 && requested.length === 0;
    return hasOthersOnly
      ? reportMalformed('none of the requested businesses', this.diagnostics)
      : success(requested);
  }

  async byId(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Business, BusinessNotFound | ReadFailure>> {
    const result = await this.client.send(apiCalls.getBusiness(this.region, id, signal));
    if (!result.ok) return reportReadFailure(result.error, this.diagnostics, { kind: 'business-not-found' });
    return requestedBusiness(id, result.value.body, this.diagnostics, this.pictures);
  }

  async changeStatus(id: BusinessId, status: BusinessDisplayStatus): Promise<Result<void, WriteFailure>> {
    const body = this.statusBody === 'object' ? { status } : status;
    const result = writeResultOf(
      await this.client.send(apiCalls.changeBusinessStatus(this.region, id, body)),
    );
    return result.ok ? statusResponseOf(result.value) : result;
  }

  /** Undefined when the body is not a list, or a list whose items are all invalid (faults R14). */
  #readList(body: unknown): readonly Business[] | undefined {
    if (!Array.isArray(body)) return undefined;
    const warnings = new ParseWarnings();
    const businesses = readEach(
      body,
      (item) => parseBusiness(item, warnings, this.pictures),
      (index) => warnings.add(`business ${String(index)} of the list: no id`),
    );
    const unique = uniqueById(businesses, ({ id }) => warnings.add(`${id}: again with other content`));
    warnings.reportTo(this.diagnostics);
    return body.length > 0 && businesses.length === 0 ? undefined : unique;
  }
}

/** Parses the requested business. One with another id is refused, because it would be changed under the wrong id. */
export function requestedBusiness(
  id: BusinessId,
  body: unknown,
  diagnostics: Diagnostics,
  pictures: PictureOrigins,
): Result<Business, ReadFailure> {
  const warnings = new ParseWarnings();
  const business = parseBusiness(body, warnings, pictures);
  warnings.reportTo(diagnostics);
  if (business === undefined) return reportMalformed('a business without an id', diagnostics);
  return business.id === id ? success(business) : reportMalformed('a business with another id', diagnostics);
}

/**
 * Without a body, or with neither `success` nor `error`, a 2xx response is a success. An unreadable body, or an `error`
 * alone, leaves the outcome unknown.
 */
function statusResponseOf({ body }: ApiResponse): Result<void, WriteFailure> {
  const isSuccess = body === undefined || isClearSuccess(body);
  return isSuccess ? success() : failure({ kind: 'outcome-unknown' });
}

function isClearSuccess(body: unknown): boolean {
  const { success: isReadable, output } = v.safeParse(STATUS_RESPONSE_PAYLOAD, body);
  return isReadable && (output.success === true || nonBlank(output.error) === undefined);
}

/** The response to a status change (spec section 7). */
const STATUS_RESPONSE_PAYLOAD = payload<Wire['StatusResponse']>()({
  success: v.nullish(v.boolean()),
  error: TEXT,
  message: TEXT,
});
