import type { FailedRequest } from '@/application/ports/ServiceFailure';
import type { Language } from '@/domain/shared/language';
import { COMPANY, PRODUCT_VERSION } from '@/ui/company/companyContent';
import { ROUTES, routeOf } from '@/ui/shell/routePaths';

/** What support needs to find an event. No field can hold a name, an id or anything that was typed. */
export interface HelpRequest {
  /** The pattern of the path, for example `/dashboard/business/:id`. */
  readonly screen: string;
  readonly time: string;
  /** The request id of the last failure. */
  readonly requestId: string | undefined;
  readonly version: string;
  readonly language: Language;
}

export function helpRequest(
  pathname: string,
  language: Language,
  lastFailure: FailedRequest | undefined,
): HelpRequest {
  const route = routeOf(pathname);
  return {
    screen: route === undefined ? '*' : ROUTES[route].path,
    time: new Date(lastFailure?.receivedAt ?? Date.now()).toISOString(),
    requestId: lastFailure?.id,
    version: PRODUCT_VERSION,
    language,
  };
}

export function helpText(request: HelpRequest): string {
  return Object.values(request)
    .filter((value) => value !== undefined)
    .join('\n');
}

export function helpEmailUrl(subject: string, request: HelpRequest): string {
  const body = `\n\n${helpText(request)}`;
  return `mailto:${COMPANY.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
