import type * as v from 'valibot';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { ApiRequest } from './ApiClient';
import { BUSINESS_LIST_PATH } from './assumptions';
import type { BUSINESS_PAYLOAD } from './business/businessPayload';

type Signal = AbortSignalLike | undefined;

/** The body of a business in a request. It has the optional keys of the response. */
type BusinessBody = Partial<v.InferInput<typeof BUSINESS_PAYLOAD>>;

/**
 * The requests of spec section 7, in its order. A test compares them with `openapi.yaml`. Two POST requests are reads.
 * No screen uses the requests marked as reserved (decision C56).
 */
export const apiCalls = {
  getUser: (id: UserId, signal?: Signal) => read('GET', ['users', id], { signal }),
  createUser: (body: unknown) => write('POST', ['users'], body),
  updateUser: (id: UserId, body: unknown) => write('PUT', ['users', id], body),
  /** Reserved. */
  listUsersByIds: (ids: readonly UserId[]) => read('POST', ['users', 'byIds'], { body: ids }),
  uploadUserMedia: (file: FormData) => write('POST', ['users', 'media'], file),

  listBusinesses: (ids: readonly BusinessId[], signal?: Signal) =>
    read('POST', BUSINESS_LIST_PATH, { body: ids, signal }),
  getBusiness: (region: string, id: BusinessId, signal?: Signal) =>
    read('GET', [region, 'businesses', id], { signal }),
  /** Reserved. */
  createBusiness: (region: string, body: BusinessBody) => write('POST', [region, 'businesses'], body),
  replaceBusiness: (region: string, id: BusinessId, body: unknown) =>
    write('PUT', [region, 'businesses', id], body),
  changeBusinessStatus: (region: string, id: BusinessId, body: unknown) =>
    write('PUT', [region, 'businesses', id, 'status'], body),
  /** Reserved. */
  deleteBusiness: (region: string, id: BusinessId) => write('DELETE', [region, 'businesses', id]),
  uploadBusinessMedia: (region: string, file: FormData) =>
    write('POST', [region, 'businesses', 'media'], file),

  listPlans: (signal?: Signal) => read('GET', ['subscriptions', 'plans'], { signal, isPublic: true }),
  getSubscription: (region: string, id: BusinessId, signal?: Signal) =>
    read('GET', subscriptionOf(region, id), { signal }),
  createSubscription: (region: string, id: BusinessId, body: unknown, key: IdempotencyKey) =>
    payment('POST', subscriptionOf(region, id), body, key),
  updateSubscription: (region: string, id: BusinessId, body: unknown, key: IdempotencyKey) =>
    payment('PUT', subscriptionOf(region, id), body, key),
  cancelSubscription: (region: string, id: BusinessId) => write('DELETE', subscriptionOf(region, id)),
  /** Reserved. The format of its body is not specified. */
  payForBusiness: (id: BusinessId, body: unknown) =>
    write('POST', ['subscriptions', 'business', id, 'payment'], body),
} as const satisfies Readonly<Record<string, (...parts: never[]) => ApiRequest>>;

function subscriptionOf(region: string, id: BusinessId): readonly string[] {
  return ['subscriptions', region, 'businesses', id];
}

function read(
  method: 'GET' | 'POST',
  path: readonly string[],
  rest: Pick<ApiRequest, 'body' | 'signal' | 'isPublic'>,
): ApiRequest {
  return { method, path, isRead: true, ...rest };
}

function payment(
  method: 'POST' | 'PUT',
  path: readonly string[],
  body: unknown,
  idempotencyKey: IdempotencyKey,
): ApiRequest {
  return { ...write(method, path, body), idempotencyKey };
}

function write(method: 'POST' | 'PUT' | 'DELETE', path: readonly string[], body?: unknown): ApiRequest {
  return { method, path, body, isRead: false };
}
