import { expect, type Locator, type Page } from '@playwright/test';
import { PRODUCT_NAME } from '../support/productName';
import type { Setting } from './Setting';

/** The home page. */
export class HomePage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  get headline(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.setting.words('site.home.headline') });
  }

  /** The button of the hero section. The section at the end of the page has another one. */
  get getStarted(): Locator {
    return this.page.getByRole('button', { name: this.setting.words('shell.getStarted') }).first();
  }

  get learnMore(): Locator {
    return this.page.getByRole('link', { name: this.setting.words('site.home.learnMore') });
  }

  get benefits(): Locator {
    const product = PRODUCT_NAME[this.setting.language];
    return this.page.getByRole('heading', { name: this.setting.words('site.benefits.title', { product }) });
  }

  async expectShown(): Promise<void> {
    await expect(this.headline).toBeVisible();
  }
}
