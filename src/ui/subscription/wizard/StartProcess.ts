import type {
  StartSubscriptionWizardError,
  WizardData,
} from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { WizardUseCases } from './WizardDependencies';
import type { WizardNavigation } from './WizardNavigation';
import type { WizardState } from './WizardState';

/** What the wizard shows after loading what it needs. */
export type StartProgress =
  | { readonly kind: 'loaded'; readonly start: WizardData }
  | { readonly kind: 'session-expired' }
  | Extract<WizardState, { readonly kind: 'plans-failed' | 'no-plans' | 'leaving' }>;

/** Loads what the wizard needs, once per visit. */
export class StartProcess {
  readonly #reading = new LatestRequest();

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly useCases: Pick<WizardUseCases, 'startWizard'>,
    private readonly navigation: Pick<WizardNavigation, 'redirectAfterFailedLoad' | 'reload'>,
    private readonly report: (progress: StartProgress) => void,
  ) {}

  /** @param isLoaded Whether an earlier call has loaded everything. */
  start(isLoaded: boolean): void {
    if (!this.#reading.onMount() && !isLoaded) void this.#load();
  }

  stop(): void {
    this.#reading.onUnmount();
  }

  /** Loads the document again. Without a connection the error page of the browser would replace it, so it stays. */
  loadAgain(isOnline: boolean): void {
    if (isOnline) this.navigation.reload();
    else void this.#load();
  }

  async #load(): Promise<void> {
    const owner = this.owner();
    if (owner === undefined) return;
    const load = async (signal: AbortSignal) =>
      this.useCases.startWizard.execute(owner, this.businessId, signal);
    const started = await this.#reading.run(load);
    if (started === undefined) return;
    if (started.ok) this.report({ kind: 'loaded', start: started.value });
    else this.#fail(started.error);
  }

  #fail(error: StartSubscriptionWizardError): void {
    switch (error.kind) {
      case 'session-expired':
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
