import { expect, type Locator, type Page } from '@playwright/test';
import type { KnownBusiness } from '../support/businesses';
import type { TextKey } from '../../../src/ui/i18n/useTranslation';
import type { Setting } from './Setting';

/** The list of the owner's businesses. */
export class DashboardPage {
  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  get title(): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.setting.words('business.myBusinesses'),
    });
  }

  get cards(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: this.setting.words('dashboard.viewDetails') });
  }

  card(business: KnownBusiness): Locator {
    return this.cards.filter({ hasText: business.names[this.setting.language] });
  }

  link(business: KnownBusiness): Locator {
    const { language, words } = this.setting;
    const name = `${business.names[language]} ${words('dashboard.viewDetails')}`;
    return this.page.getByRole('main').getByRole('link', { name, exact: true });
  }

  /** The row of a business under "Needs attention". */
  issue(business: KnownBusiness): Locator {
    return this.page
      .getByRole('region', { name: this.setting.words('attention.title') })
      .getByRole('listitem')
      .filter({ hasText: business.names[this.setting.language] });
  }

  /** The link of a business in the question which business the chosen plan is for. */
  planChoice(business: KnownBusiness): Locator {
    return this.page
      .getByRole('main')
      .getByRole('link', { name: business.names[this.setting.language], exact: true })
      .and(this.page.locator(`[href$="/${business.id}/subscription"]`));
  }

  /** The line with the sums of the subscriptions, and the coming charges. */
  get costs(): Locator {
    return this.page.getByRole('region', { name: this.setting.words('attention.money.title') });
  }

  /** The notice with the business that the owner wanted to open before signing in. */
  wanted(business: KnownBusiness): Locator {
    return this.page.getByText(
      this.setting.words('dashboard.returnToBusiness', {
        business: business.names[this.setting.language],
      }),
    );
  }

  /** The notice with the subscription that the owner was editing before signing in. */
  returnToSubscription(business: KnownBusiness): Locator {
    return this.page.getByText(
      this.setting.words('dashboard.returnToSubscription', {
        business: business.names[this.setting.language],
      }),
    );
  }

  get returnToProfile(): Locator {
    return this.page.getByText(this.setting.words('dashboard.returnToProfile'));
  }

  get continueLink(): Locator {
    return this.page.getByRole('link', { name: this.setting.words('dashboard.continue') });
  }

  /** Expects the notice, which stays until it is closed or the page is left. */
  async expectFailure(reason: TextKey): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: this.setting.words(reason) })).toBeVisible();
  }

  async expectShown(): Promise<void> {
    await expect(this.title).toBeVisible();
  }

  /** The greeting of an owner without businesses. */
  async expectEmpty(): Promise<void> {
    const name = this.setting.words('dashboard.emptyTitle');
    await expect(this.page.getByRole('heading', { name })).toBeVisible();
  }

  async expectCounts(businesses: number, active: number): Promise<void> {
    const { words } = this.setting;
    const counted = (count: number) => ({ count, number: String(count) });
    await expect(
      this.page.getByText(
        words('dashboard.summary', {
          businesses: words('dashboard.businesses', counted(businesses)),
          active: words('dashboard.active', counted(active)),
        }),
        { exact: true },
      ),
    ).toBeVisible();
    await expect(this.cards).toHaveCount(businesses);
  }
}
