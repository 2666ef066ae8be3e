import { loadEnv } from 'vite';

/** The constant of the build by which it contains one identity provider, and no code of the other. */
export function identityConstant(mode: string): Readonly<Record<string, string>> {
  const { VITE_IDENTITY_PROVIDER: provider = 'msal' } = loadEnv(mode, process.cwd(), 'VITE_');
  return { 'import.meta.env.VITE_IDENTITY_PROVIDER': JSON.stringify(provider) };
}
