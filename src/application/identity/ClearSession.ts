import type { IdentityProvider } from '@/application/ports/IdentityProvider';

/** Clears the account and the tokens of this tab. The page stays, and the provider is not asked. */
export class ClearSession {
  constructor(private readonly identity: Pick<IdentityProvider, 'clearSession'>) {}

  async execute(): Promise<void> {
    await this.identity.clearSession();
  }
}
