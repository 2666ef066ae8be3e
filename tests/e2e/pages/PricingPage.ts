import { expect, type Locator, type Page } from '@playwright/test';
import type { Setting } from './Setting';
import type { PlanName } from './WizardPage';

/** The public prices. */
export class PricingPage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  async expectShown(): Promise<void> {
    const name = this.setting.words('pricing.heading');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  async chooseCycle(cycle: 'monthly' | 'annual'): Promise<void> {
    const name = this.setting.words(`pricing.plans.${cycle}`);
    await this.page
      .getByRole('radiogroup', { name: this.setting.words('pricing.plans.cycle') })
      .getByRole('radio', { name, exact: true })
      .check();
  }

  /** The button of a plan for a visitor who is signed out. */
  chooseButton(plan: PlanName): Locator {
    const name = this.setting.words('pricing.plans.choose', {
      plan: this.setting.words(`catalog.plans.${plan}.name`),
    });
    return this.page.getByRole('button', { name, exact: true });
  }
}
