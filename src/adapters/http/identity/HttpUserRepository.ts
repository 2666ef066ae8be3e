import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { ProfileWriteFailure, UserNotFound, UserRepository } from '@/application/ports/UserRepository';
import { createdUser } from '@/domain/identity/createdUser';
import type { NewUser } from '@/domain/identity/TokenClaims';
import { isSameUser, type User, type UserId } from '@/domain/identity/User';
import type { ProfileUpdate } from '@/domain/profile/ProfileUpdate';
import { failure, success, type Result } from '@/domain/shared/result';
import type { ApiClient, ApiFailure } from '../ApiClient';
import { apiCalls } from '../apiCalls';
import { refusedFieldsOf } from '../fieldsIn';
import { ParseWarnings } from '../payload/ParseWarnings';
import type { PictureOrigins } from '../payload/pictureUrl';
import { asWriteFailure, reportReadFailure, reportMalformed, writeResultOf } from '../serviceFailures';
import { newUserBody, PROFILE_FIELD_BY_API_NAME, profileBody } from './userBodies';
import { parseUser } from './userPayload';

export class HttpUserRepository implements UserRepository {
  constructor(
    private readonly client: ApiClient,
    private readonly diagnostics: Diagnostics,
    private readonly pictures: PictureOrigins,
  ) {}

  async byId(id: UserId, signal?: AbortSignalLike): Promise<Result<User, UserNotFound | ReadFailure>> {
    const result = await this.client.send(apiCalls.getUser(id, signal));
    if (!result.ok) return reportReadFailure(result.error, this.diagnostics, { kind: 'user-not-found' });
    const user = this.#read(result.value.body);
    if (user === undefined)
      return reportMalformed('a user without id, list of businesses or readable fields', this.diagnostics);
    if (!isSameUser(user.id, id)) return reportMalformed('a user with another id', this.diagnostics);
    /* Stored records of the owner have the spelling of the id in the token, so the user keeps it. */
    return success({ ...user, id });
  }

  /** The created user has the requested id, as in `byId`. */
  async create(user: NewUser): Promise<Result<User, WriteFailure>> {
    const sent = writeResultOf(await this.client.send(apiCalls.createUser(newUserBody(user))));
    if (!sent.ok) return sent;
    const created = sent.value.body === undefined ? createdUser(user) : this.#read(sent.value.body);
    const isRequested = created !== undefined && isSameUser(created.id, user.id);
    return isRequested ? success({ ...created, id: user.id }) : failure({ kind: 'outcome-unknown' });
  }

  async update(id: UserId, update: ProfileUpdate): Promise<Result<void, ProfileWriteFailure>> {
    const sent = await this.client.send(apiCalls.updateUser(id, profileBody(update)));
    const result = writeResultOf(sent, asProfileFailure);
    return result.ok ? success() : result;
  }

  #read(body: unknown): User | undefined {
    const warnings = new ParseWarnings();
    const user = parseUser(body, warnings, this.pictures);
    warnings.reportTo(this.diagnostics);
    return user;
  }
}

function asProfileFailure(error: ApiFailure): ProfileWriteFailure {
  const fields = error.kind === 'rejected' ? refusedFieldsOf(error.fields, PROFILE_FIELD_BY_API_NAME) : [];
  return fields.length > 0 ? { kind: 'fields-refused', fields } : asWriteFailure(error);
}
