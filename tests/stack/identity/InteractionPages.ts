import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import { parseLanguage } from '@/domain/shared/language';
import { PASSWORD } from './identityAccounts';
import { bodyOf } from './bodyOf';
import { signInPage } from './signInPage';

/** The message of a B2C policy when the user cancels. */
const CANCELLED = {
  error: 'access_denied',
  error_description: 'AADB2C90091: The user has cancelled entering self-asserted information.',
};

const REFUSED = {
  error: 'access_denied',
  error_description: 'AADB2C99002: The user may not sign in to this application.',
};

interface InteractionPagesOptions {
  readonly accounts: readonly DemoAccount[];
  readonly audience: string;
  readonly apiScope: string;
  readonly refusesAll: () => boolean;
}

/** Serves the interaction pages of the provider. */
export class InteractionPages {
  constructor(private readonly options: InteractionPagesOptions) {}

  async serve(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const details = await provider.interactionDetails(request, response);
    if (details.prompt.name === 'consent') {
      const consent = { grantId: await this.#grant(provider, details) };
      await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
      return;
    }
    if (this.options.refusesAll()) return provider.interactionFinished(request, response, REFUSED);
    if (request.method !== 'POST') return this.#show(details, request, response);
    const form = new URLSearchParams(await bodyOf(request));
    if (form.has('cancel')) return provider.interactionFinished(request, response, CANCELLED);
    const account = this.#accountOf(form);
    if (account === undefined) return this.#show(details, request, response, form.get('email') ?? '');
    await provider.interactionFinished(request, response, { login: { accountId: account.id } });
  }

  #accountOf(form: URLSearchParams): DemoAccount | undefined {
    const { accounts } = this.options;
    const byButton = accounts.find(({ id }) => id === form.get('account'));
    const typed = (form.get('email') ?? '').trim().toLowerCase();
    const byPassword = accounts.find(({ email }) => email === typed && form.get('password') === PASSWORD);
    return byButton ?? byPassword;
  }

  #show(
    { params }: Awaited<ReturnType<Provider['interactionDetails']>>,
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    refusedEmail?: string,
  ): void {
    /* A list of languages, separated by spaces. */
    const languages = params['ui_locales'];
    const language = typeof languages === 'string' ? languages.split(' ')[0] : undefined;
    response.writeHead(refusedEmail === undefined ? 200 : 401, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(
      signInPage({
        accounts: this.options.accounts,
        language: parseLanguage(language) ?? 'en',
        action: url,
        refusedEmail,
      }),
    );
  }

  /** Grants all requested scopes and claims without asking the user. */
  async #grant(
    provider: Provider,
    { grantId, session, params }: Awaited<ReturnType<Provider['interactionDetails']>>,
  ): Promise<string> {
    const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    const grant =
      known ?? new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope('openid profile offline_access');
    grant.addResourceScope(this.options.audience, this.options.apiScope);
    return grant.save();
  }
}
