import { parseLanguage, type Language } from '@/domain/shared/language';

/** The demo's replacement of the hosted sign-in page. */
const SIGN_IN_PAGE = '/demo/sign-in.html';

/** The format of `state`, the unguessable value that ties a response to its request. */
const STATE = /^[\w-]{8,100}$/;

export interface SignInRequest {
  readonly state: string;
  readonly language: Language | undefined;
}

export type SignInResponse =
  | { readonly kind: 'signed-in'; readonly accountId: string }
  | { readonly kind: 'declined'; readonly description: string };

export function signInUrl({ state, language }: SignInRequest, callbackPath: string): string {
  const parameters = new URLSearchParams({ state, redirect_uri: callbackPath, prompt: 'login' });
  if (language !== undefined) parameters.set('ui_locales', language);
  return `${SIGN_IN_PAGE}?${parameters.toString()}`;
}

/** Undefined unless `redirect_uri` is the callback of this site and `state` is valid. */
export function parseSignInRequest(
  search: string,
  origin: string,
  callbackPath: string,
): SignInRequest | undefined {
  const parameters = new URLSearchParams(search);
  const state = parameters.get('state') ?? '';
  const target = parseTarget(parameters.get('redirect_uri') ?? '', origin);
  if (!STATE.test(state) || target !== origin + callbackPath) return undefined;
  return { state, language: parseLanguage(parameters.get('ui_locales')?.split(' ')[0]) };
}

export function signInResponseUrl(
  { state }: SignInRequest,
  response: SignInResponse,
  callbackPath: string,
): string {
  const parameters =
    response.kind === 'signed-in'
      ? { code: response.accountId, state }
      : { error: 'access_denied', error_description: response.description, state };
  return `${callbackPath}#${new URLSearchParams(parameters).toString()}`;
}

/** Undefined when the URL fragment contains no response. */
export function parseSignInResponse(
  hash: string,
): { readonly state: string; readonly response: SignInResponse } | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const state = parameters.get('state') ?? '';
  const code = parameters.get('code');
  if (code !== null) return { state, response: { kind: 'signed-in', accountId: code } };
  const error = parameters.get('error');
  if (error === null) return undefined;
  const description = parameters.get('error_description') ?? '';
  return { state, response: { kind: 'declined', description: `${error}: ${description}` } };
}

function parseTarget(url: string, origin: string): string | undefined {
  try {
    return new URL(url, origin).href;
  } catch {
    return undefined;
  }
}
