import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoOutage, DemoCall } from '../../../src/application/ports/DemoControls';
import type { Setting } from './Setting';
import type { KeyUnder } from '../support/words';

/** The strip on every page of the demo, with its settings. */
export class DemoStrip {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  get strip(): Locator {
    return this.page.getByRole('complementary', { name: this.#word('strip.label') });
  }

  button(button: 'open' | 'startOver' | 'hide'): Locator {
    return this.strip.getByRole('button', { name: this.#word(`strip.${button}`) });
  }

  get panel(): Locator {
    return this.page.getByRole('dialog', { name: this.#word('panel.title') });
  }

  async open(): Promise<void> {
    await this.button('open').click();
    await expect(this.panel).toBeVisible();
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: this.#word('panel.close') }).click();
    await expect(this.panel).toHaveCount(0);
  }

  /** Sets an outage for a call; `none` removes it. */
  async setOutage(call: DemoCall, outage: DemoOutage | 'none'): Promise<void> {
    await this.open();
    await this.outageOf(call).selectOption({ label: this.#word(`outages.${outage}`) });
    await this.close();
  }

  outageOf(call: DemoCall): Locator {
    return this.panel.getByRole('combobox', { name: this.#word(`calls.${call}`), exact: true });
  }

  #word(key: KeyUnder<'demo'>): string {
    return this.setting.words(`demo.${key}`);
  }
}
