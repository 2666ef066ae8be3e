import type {
  StartSubscriptionWizardError,
  WizardStart,
} from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { WizardUseCases } from './WizardDependencies';

/** The result of loading what the wizard needs. */
export type StartProgress =
  { readonly kind: 'loaded'; readonly start: WizardStart } | StartSubscriptionWizardError;

/** Loads what the wizard needs, once per visit. */
export class StartProcess {
  readonly #reading = new LatestRequest();

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly startWizard: WizardUseCases['startWizard'],
    private readonly report: (progress: StartProgress) => void,
  ) {}

  /** @param isLoaded Whether an earlier call has loaded everything. */
  start(isLoaded: boolean): void {
    if (!this.#reading.onMount() && !isLoaded) void this.load();
  }

  stop(): void {
    this.#reading.onUnmount();
  }

  private async load(): Promise<void> {
    const owner = this.owner();
    if (owner === undefined) return;
    const load = async (signal: AbortSignal) => this.startWizard.execute(owner, this.businessId, signal);
    const started = await this.#reading.run(load);
    if (started === undefined) return;
    this.report(started.ok ? { kind: 'loaded', start: started.value } : started.error);
  }
}
