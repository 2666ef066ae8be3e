/** The provider that the build of the stack binds (docs/operations.md). The build refuses any other value. */
export function boundIdentityProvider(
  environment: Readonly<Record<string, string | undefined>>,
): 'msal' | 'oidc' {
  return environment['VITE_IDENTITY_PROVIDER'] === 'oidc' ? 'oidc' : 'msal';
}
