import { makeAutoObservable, observableRef } from 'mobx';
import type { DemoControls } from '@/application/ports/DemoControls';

type DemoState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'closed' }
  /** The code of the demo is loading. */
  | { readonly kind: 'opening' }
  /** The panel is open and shows the current settings. */
  | ({ readonly kind: 'open' } & DemoSettings);

export type DemoSettings = Pick<DemoControls, 'owners' | 'ownerId' | 'latency' | 'outages'>;

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
    await this.change(() => undefined);
  }

  close(): void {
    if (this.state.kind !== 'hidden') this.to({ kind: 'closed' });
  }

  hide(): void {
    this.#visibility.hide();
    this.to({ kind: 'hidden' });
  }

  /** Shows the changed settings if the panel is open. */
  async change(apply: (controls: DemoControls) => void): Promise<void> {
    try {
      const controls = await this.#loadControls();
      apply(controls);
      this.show(controls);
    } catch {
      /* The code failed to load. The button can be pressed again. */
      this.close();
    }
  }

  private show({ owners, ownerId, latency, outages }: DemoControls): void {
    if (this.state.kind === 'hidden' || this.state.kind === 'closed') return;
    this.to({ kind: 'open', owners, ownerId, latency, outages });
  }

  private to(state: DemoState): void {
    this.state = state;
  }
}
