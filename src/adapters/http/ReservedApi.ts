import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success, type Result } from '@/domain/shared/result';
import type * as v from 'valibot';
import type { ApiClient, ApiRequest } from './ApiClient';
import { apiCalls } from './apiCalls';
import type { BUSINESS_PAYLOAD } from './business/businessPayload';
import { parseUser } from './identity/userPayload';
import { uploadOf } from './media/uploadOf';
import { ParseWarnings } from './payload/ParseWarnings';
import type { PictureOrigins } from './payload/pictureUrl';
import { readEach } from './payload/readEach';
import { asWriteFailure, refusalInSuccess, failedRead, malformed, refused } from './serviceFailures';

/** The body of a business in a request. It has the optional keys of the response. */
export type BusinessBody = Partial<v.InferInput<typeof BUSINESS_PAYLOAD>>;

/**
 * The calls of spec section 7 that no screen uses yet (decision C56). They have types and tests, but no use case
 * and no binding.
 */
export class ReservedApi {
  constructor(
    private readonly client: ApiClient,
    private readonly region: string,
    private readonly diagnostics: Diagnostics,
    private readonly pictures: PictureOrigins,
  ) {}

  /** The users with the given ids, in the order of the response. Sends no request without ids. */
  async usersByIds(ids: readonly UserId[]): Promise<Result<readonly User[], ReadFailure>> {
    if (ids.length === 0) return success([]);
    const result = await this.client.send(apiCalls.listUsersByIds(ids));
    if (!result.ok) return failedRead(result.error, this.diagnostics);
    const { body } = result.value;
    if (!Array.isArray(body)) return malformed('no list of users', this.diagnostics);
    const warnings = new ParseWarnings();
    const users = readEach(
      body,
      (item) => parseUser(item, warnings, this.pictures),
      (index) => warnings.add(`user ${String(index)} of the list: no id`),
    );
    warnings.reportTo(this.diagnostics);
    return body.length > 0 && users.length === 0
      ? malformed('no user is readable', this.diagnostics)
      : success(users);
  }

  async createBusiness(business: BusinessBody): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.createBusiness(this.region, business));
  }

  async replaceBusiness(id: BusinessId, business: BusinessBody): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.replaceBusiness(this.region, id, business));
  }

  async deleteBusiness(id: BusinessId): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.deleteBusiness(this.region, id));
  }

  async uploadBusinessPicture(picture: Picture): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.uploadBusinessMedia(this.region, uploadOf(picture)));
  }

  /** @param payment Sent unchanged, because its format is not specified. */
  async payForBusiness(id: BusinessId, payment: unknown): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.payForBusiness(id, payment));
  }

  /** The responses are not specified. Every 2xx is a success, except one with `"success": false`. */
  async #write(request: ApiRequest): Promise<Result<void, WriteFailure>> {
    const result = await this.client.send(request);
    if (!result.ok) return failure(asWriteFailure(result.error));
    const refusal = refusalInSuccess(result.value);
    return refusal === undefined ? success() : failure(refused(refusal));
  }
}
