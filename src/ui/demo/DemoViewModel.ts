import { makeAutoObservable, observableRef } from 'mobx';
import type { DemoCall, DemoOutage, DemoOwner, DemoControls } from '@/application/ports/DemoControls';

type DemoState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'closed' }
  /** The code of the demo is loading. */
  | { readonly kind: 'opening' }
  | OpenDemo;

/** The panel is open and shows the current settings. */
export interface OpenDemo {
  readonly kind: 'open';
  readonly owners: readonly DemoOwner[];
  readonly ownerId: string | undefined;
  readonly latency: number;
  readonly outages: DemoControls['outages'];
}

/** Whether the strip was hidden in this tab. */
export interface StripVisibility {
  readonly isHidden: boolean;
  hide(): void;
}

/** The demo strip and its panel. The settings load when the panel opens. */
export class DemoViewModel {
  state: DemoState;

  readonly #visibility: StripVisibility;
  readonly #loadControls: () => Promise<DemoControls>;

  constructor(visibility: StripVisibility, loadControls: () => Promise<DemoControls>) {
    this.#visibility = visibility;
    this.#loadControls = loadControls;
    this.state = { kind: visibility.isHidden ? 'hidden' : 'closed' };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async open(): Promise<void> {
    if (this.state.kind !== 'closed') return;
    this.to({ kind: 'opening' });
    try {
      this.show(await this.#loadControls());
    } catch {
      /* The code failed to load. The button can be pressed again. */
      this.close();
    }
  }

  close(): void {
    if (this.state.kind !== 'hidden') this.to({ kind: 'closed' });
  }

  hide(): void {
    this.#visibility.hide();
    this.to({ kind: 'hidden' });
  }

  async changeLatency(milliseconds: number): Promise<void> {
    const controls = await this.#loadControls();
    controls.changeLatency(milliseconds);
    this.show(controls);
  }

  async setOutage(call: DemoCall, outage: DemoOutage | undefined): Promise<void> {
    const controls = await this.#loadControls();
    controls.setOutage(call, outage);
    this.show(controls);
  }

  async signInAs(ownerId: string): Promise<void> {
    (await this.#loadControls()).signInAs(ownerId);
  }

  async startOver(): Promise<void> {
    (await this.#loadControls()).startOver();
  }

  private show({ owners, ownerId, latency, outages }: DemoControls): void {
    if (this.state.kind === 'hidden' || this.state.kind === 'closed') return;
    this.to({ kind: 'open', owners, ownerId, latency, outages });
  }

  private to(state: DemoState): void {
    this.state = state;
  }
}
