import type { AccountInfo, EventMessage, IPublicClientApplication } from '@azure/msal-browser';
import { msalConfiguration } from './msalConfiguration';
import type { MsalSettings } from './MsalSettings';

/** What the adapter needs of MSAL. */
export type MsalClient = Pick<
  IPublicClientApplication,
  | 'acquireTokenSilent'
  | 'clearCache'
  | 'getActiveAccount'
  | 'getAllAccounts'
  | 'handleRedirectPromise'
  | 'loginRedirect'
  | 'logoutRedirect'
  | 'setActiveAccount'
>;

export interface MsalCallbacks {
  /** Moves the browser to a page of the provider. */
  readonly leaveFor: (address: string) => void;
  readonly onEvent: (event: EventMessage) => void;
}

/** Downloads MSAL, which nobody needs who never signs in, and starts it. */
export async function openMsalClient(
  settings: MsalSettings,
  { leaveFor, onEvent }: MsalCallbacks,
): Promise<MsalClient> {
  const { PublicClientApplication } = await import('@azure/msal-browser');
  const client = new PublicClientApplication(msalConfiguration(settings, leaveFor));
  client.addEventCallback(onEvent);
  await client.initialize();
  return client;
}

/** Whoever signed in last. */
export function accountIn(client: MsalClient): AccountInfo | undefined {
  return client.getActiveAccount() ?? client.getAllAccounts()[0];
}
