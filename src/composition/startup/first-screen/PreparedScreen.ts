import type { Clock } from '@/application/ports/Clock';
import type { StartSubscriptionWizard } from '@/application/subscription/StartSubscriptionWizard';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import type { BusinessDetailViewModel } from '@/ui/business/detail/BusinessDetailViewModel';
import type { ProfileViewModel } from '@/ui/profile/ProfileViewModel';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';

/** Milliseconds until the prepared data is outdated. A screen that mounts later loads its data again. */
const FRESH_FOR = 10_000;

interface Prepared {
  readonly dashboard?: DashboardViewModel;
  readonly business?: BusinessDetailViewModel;
  readonly profile?: ProfileViewModel;
  /** Not a view model: that of the wizard needs the URL of the router, so it is created while React renders. */
  readonly wizard?: {
    readonly id: BusinessId;
    readonly started: ReturnType<StartSubscriptionWizard['execute']>;
  };
}

/**
 * Holds the view model of the first screen from its start, which is before React renders, until the screen is mounted.
 */
export class PreparedScreen {
  #prepared: Prepared = {};
  #isTaken = false;
  #cancelExpiry: () => void = () => undefined;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  /** Does nothing after `take` or `release`, because the screen then has its own view model. */
  prepare(create: () => Prepared): void {
    if (this.#isTaken) return;
    this.#prepared = create();
    for (const screen of this.#screens()) screen.start();
    this.#cancelExpiry = this.#clock.after(FRESH_FOR, () => {
      for (const screen of this.#screens()) screen.dispose();
      this.#prepared = {};
    });
  }

  /** React can render a screen several times before it mounts it. Each time it gets the same view model. */
  take(): Prepared {
    this.#isTaken = true;
    return this.#prepared;
  }

  /** Called when the screen is mounted. */
  release(): void {
    this.#isTaken = true;
    this.#cancelExpiry();
    this.#prepared = {};
  }

  #screens() {
    const { wizard: _request, ...screens } = this.#prepared;
    const all: readonly (ScreenViewModel | undefined)[] = Object.values(screens);
    return all.filter((screen) => screen !== undefined);
  }
}
