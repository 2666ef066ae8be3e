/**
 * Whether the API tells everybody what is sold, so that it is worth asking (decision C31). Read without the rest of the
 * environment, which a visitor never needs; a value that cannot be meant is refused there.
 */
export function hasPublicPricing(values: Readonly<Record<string, unknown>>): boolean {
  return values['VITE_PUBLIC_PRICING'] === 'true';
}
