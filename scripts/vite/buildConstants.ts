import { loadEnv } from 'vite';

/** The settings of a build that its code reads: one identity provider, without code of the other, and public prices. */
export function buildConstants(mode: string): Readonly<Record<string, string>> {
  const { VITE_IDENTITY_PROVIDER: provider = 'msal', VITE_PUBLIC_PRICING: pricing = 'false' } = loadEnv(
    mode,
    process.cwd(),
    'VITE_',
  );
  return {
    'import.meta.env.VITE_IDENTITY_PROVIDER': JSON.stringify(provider),
    'import.meta.env.VITE_PUBLIC_PRICING': JSON.stringify(pricing),
  };
}
