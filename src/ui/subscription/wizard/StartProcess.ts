import type {
  StartSubscriptionWizardError,
  WizardStart,
} from '@/application/subscription/StartSubscriptionWizard';
import type { Clock } from '@/application/ports/Clock';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { Resource } from '@/ui/shell/Resource';
import type { Result } from '@/domain/shared/result';
import type { WizardUseCases } from './WizardDependencies';
import type { WizardNavigation } from './WizardNavigation';
import type { WizardState } from './WizardState';

/** What the wizard shows after loading what it needs. */
export type StartProgress =
  | { readonly kind: 'loaded'; readonly start: WizardStart }
  | { readonly kind: 'session-expired' }
  | Extract<WizardState, { readonly kind: 'plans-failed' | 'no-plans' | 'leaving' }>;

/** Loads what the wizard needs, once per visit. */
export class StartProcess {
  readonly #wizard: Resource<WizardStart, StartSubscriptionWizardError>;

  constructor(
    businessId: BusinessId,
    owner: () => User | undefined,
    useCases: Pick<WizardUseCases, 'startWizard'>,
    clock: Pick<Clock, 'now'>,
    private readonly navigation: Pick<WizardNavigation, 'redirectAfterFailedLoad' | 'reload'>,
    private readonly report: (progress: StartProgress) => void,
  ) {
    this.#wizard = new Resource<WizardStart, StartSubscriptionWizardError>({
      load: async (signal) => {
        const user = owner();
        return user && useCases.startWizard.execute(user, businessId, signal);
      },
      accept: (start) => start,
      onExpired: () => report({ kind: 'session-expired' }),
      clock,
    });
  }

  start(): void {
    void this.#wizard.start().then((read) => this.#show(read));
  }

  stop(): void {
    this.#wizard.dispose();
  }

  /** Loads the document again. Without a connection the error page of the browser would replace it, so it stays. */
  loadAgain(isOnline: boolean): void {
    if (isOnline) this.navigation.reload();
    else void this.#wizard.refresh().then((read) => this.#show(read));
  }

  #show(read: Result<WizardStart, StartSubscriptionWizardError> | undefined): void {
    if (read === undefined) return;
    if (read.ok) this.report({ kind: 'loaded', start: read.value });
    else this.#fail(read.error);
  }

  #fail(error: StartSubscriptionWizardError): void {
    switch (error.kind) {
      case 'session-expired':
        return undefined;
      case 'no-plans':
        return this.report(error);
      case 'plans-unavailable':
        return this.report({ kind: 'plans-failed', cause: error.cause });
      default:
        this.report({ kind: 'leaving' });
        this.navigation.redirectAfterFailedLoad(error);
    }
  }
}
