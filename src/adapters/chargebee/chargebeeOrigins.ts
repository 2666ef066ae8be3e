import type { ChargebeeSettings } from './ChargebeeSettings';

const VENDOR = 'js.chargebee.com';

/**
 * The origins of the provider's code, for the policy of the payment document. The provider's script shows its fields in
 * frames from the merchant's own origin.
 */
export function chargebeeOrigins({ scriptUrl, site }: ChargebeeSettings): readonly string[] {
  const script = new URL(scriptUrl);
  return [script.origin, ...(script.hostname === VENDOR ? [`https://${site}.chargebee.com`] : [])];
}
