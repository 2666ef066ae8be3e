import type { AbortSignalLike } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { ApiRequest } from './ApiClient';
import { CALLS, type Wire } from './wire';

type Signal = AbortSignalLike | undefined;
type Call = keyof typeof CALLS;

/**
 * The requests of spec section 7, in its order, with the paths of `openapi.yaml`. Two POST requests are reads. No
 * screen uses the requests marked as reserved (decision C56).
 */
export const apiCalls = {
  getUser: (id: UserId, signal?: Signal) => read('getUser', { id }, { signal }),
  createUser: (body: Wire['NewUser']) => write('createUser', {}, body),
  updateUser: (id: UserId, body: Wire['ProfileUpdate']) => write('updateUser', { id }, body),
  /** Reserved. */
  listUsersByIds: (ids: readonly UserId[]) => read('listUsersByIds', {}, { body: ids }),
  uploadUserMedia: (file: FormData) => write('uploadUserMedia', {}, file),

  listBusinesses: (ids: readonly BusinessId[], signal?: Signal) =>
    read('listBusinesses', {}, { body: ids, signal }),
  getBusiness: (region: string, id: BusinessId, signal?: Signal) =>
    read('getBusiness', { region, id }, { signal }),
  /** Reserved. */
  createBusiness: (region: string, body: Partial<Wire['Business']>) =>
    write('createBusiness', { region }, body),
  /** The body has the fields of the record that this client does not know, too. */
  replaceBusiness: (region: string, id: BusinessId, body: unknown) =>
    write('replaceBusiness', { region, id }, body),
  changeBusinessStatus: (region: string, id: BusinessId, body: Wire['StatusChange'] | string) =>
    write('changeBusinessStatus', { region, id }, body),
  /** Reserved. */
  deleteBusiness: (region: string, id: BusinessId) => write('deleteBusiness', { region, id }),
  uploadBusinessMedia: (region: string, file: FormData) => write('uploadBusinessMedia', { region }, file),

  listPlans: (signal?: Signal) => read('listPlans', {}, { signal, isPublic: true }),
  getSubscription: (region: string, id: BusinessId, signal?: Signal) =>
    read('getSubscription', { region, id }, { signal }),
  createSubscription: (region: string, id: BusinessId, body: Wire['Order'], key: IdempotencyKey) =>
    payment('createSubscription', { region, id }, body, key),
  updateSubscription: (region: string, id: BusinessId, body: Wire['Order'], key: IdempotencyKey) =>
    payment('updateSubscription', { region, id }, body, key),
  cancelSubscription: (region: string, id: BusinessId) => write('cancelSubscription', { region, id }),
  /** Reserved. The format of its body is not specified. */
  payForBusiness: (id: BusinessId, body: unknown) => write('payForBusiness', { id }, body),
} as const satisfies Readonly<Record<Call, (...parts: never[]) => ApiRequest>>;

/** The parameters of a path, `{region}` and `{id}`. */
type Parameters<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & Parameters<Rest>
  : unknown;

type ParametersOf<Name extends Call> = Parameters<(typeof CALLS)[Name][1]>;

function read<Name extends Call>(
  name: Name,
  parameters: ParametersOf<Name>,
  rest: Pick<ApiRequest, 'body' | 'signal' | 'isPublic'>,
): ApiRequest {
  return { ...requestOf(name, parameters), isRead: true, ...rest };
}

function payment<Name extends Call>(
  name: Name,
  parameters: ParametersOf<Name>,
  body: Wire['Order'],
  idempotencyKey: IdempotencyKey,
): ApiRequest {
  return { ...write(name, parameters, body), idempotencyKey };
}

function write<Name extends Call>(name: Name, parameters: ParametersOf<Name>, body?: unknown): ApiRequest {
  return { ...requestOf(name, parameters), body, isRead: false };
}

function requestOf<Name extends Call>(
  name: Name,
  parameters: ParametersOf<Name>,
): Pick<ApiRequest, 'operation' | 'method' | 'path'> {
  const [method, path] = CALLS[name];
  const values = new Map<string, string>(Object.entries(Object(parameters)));
  const segments = path.slice(1).split('/');
  const filled = segments.map((segment) => values.get(segment.slice(1, -1)) ?? segment);
  return { operation: name, method, path: filled };
}
