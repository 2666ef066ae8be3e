import { CALLS as WIRE_CALLS } from '@/adapters/http/wire';
import { byKey } from '@/domain/shared/byKey';

export type ApiCall = keyof typeof WIRE_CALLS;

/** The calls of `openapi.yaml`, with the paths as the router of the server writes them. */
export const CALLS = byKey(WIRE_CALLS, (call) => {
  const [method, path] = WIRE_CALLS[call];
  return [method, path.replaceAll(/\{(\w+)\}/gu, ':$1')] as const;
});

export function isApiCall(name: string): name is ApiCall {
  return Object.hasOwn(CALLS, name);
}

export const CALL_NAMES: readonly ApiCall[] = Object.keys(CALLS).filter(isApiCall);
