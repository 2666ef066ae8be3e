import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type {
  IdentityProvider,
  SignInNotStarted,
  StorageBlocked,
} from '@/application/ports/IdentityProvider';

export type SignInError = SignInNotStarted | StorageBlocked;

/** Redirects to the hosted sign-in page. On success the browser leaves this document. */
export class SignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly diagnostics: Diagnostics,
  ) {}

  async execute(language: Language): Promise<Result<void, SignInError>> {
    const started = await this.identity.signIn(language);
    if (!started.ok) this.diagnostics.report({ event: 'sign-in-not-started', detail: started.error.message });
    return started;
  }
}
