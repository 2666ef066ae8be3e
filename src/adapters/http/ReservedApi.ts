import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/Business';
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
import type { PictureOrigins } from './payload/pictureAddress';
import { readEach } from './payload/readEach';
import { asWriteFailure, refusalInSuccess, failedRead, malformed, refused } from './serviceFailures';

/** A business as it is sent, in the spelling of its answers; only what is known. */
export type BusinessBody = Partial<v.InferInput<typeof BUSINESS_PAYLOAD>>;

/**
 * Reserved: the calls of spec section 7 that no screen makes (decisions C55, C56). They are in no use case and bound
 * nowhere; they stand here typed and tested, so that a screen to come finds them ready.
 */
export class ReservedApi {
  constructor(
    private readonly client: ApiClient,
    private readonly region: string,
    private readonly diagnostics: Diagnostics,
    private readonly pictures: PictureOrigins,
  ) {}

  /** The users with these ids, in the server's order; without ids nobody is asked. */
  async usersByIds(ids: readonly UserId[]): Promise<Result<readonly User[], ReadFailure>> {
    if (ids.length === 0) return success([]);
    const answer = await this.client.send(apiCalls.listUsersByIds(ids));
    if (!answer.ok) return failedRead(answer.error, this.diagnostics);
    const { body } = answer.value;
    if (!Array.isArray(body)) return malformed('no list of users', this.diagnostics);
    const warnings = new ParseWarnings();
    const users = readEach(
      body,
      (item) => parseUser(item, warnings, this.pictures),
      (index) => warnings.add(`user ${String(index)} of the list: no id`),
    );
    warnings.reportTo(this.diagnostics);
    return body.length > 0 && users.length === 0
      ? malformed('no user that can be read', this.diagnostics)
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

  /** @param payment Not specified: sent as it is. */
  async payForBusiness(id: BusinessId, payment: unknown): Promise<Result<void, WriteFailure>> {
    return this.#write(apiCalls.payForBusiness(id, payment));
  }

  /** Their answers are not specified: any success is one, unless it says that it is not. */
  async #write(request: ApiRequest): Promise<Result<void, WriteFailure>> {
    const answer = await this.client.send(request);
    if (!answer.ok) return failure(asWriteFailure(answer.error));
    const refusal = refusalInSuccess(answer.value);
    return refusal === undefined ? success() : failure(refused(refusal));
  }
}
