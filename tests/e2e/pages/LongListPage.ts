import { expect, type Locator, type Page } from '@playwright/test';
import type { Setting } from './Setting';
import type { KeyUnder } from '../support/words';

/** The list of an owner with thousands of businesses. */
export class LongListPage {
  /** The number of cards on a full page of the list. */
  static readonly CARDS_ON_A_PAGE = 978;

  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  /** The links of the cards, in order. */
  get cards(): Locator {
    return this.page.getByRole('main').locator('li a');
  }

  get headings(): Locator {
    return this.page.getByRole('listitem').getByRole('heading', { level: 2 });
  }

  /** The regions into which a page is divided. */
  get parts(): Locator {
    return this.page.getByRole('main').getByRole('region');
  }

  /** The search field. */
  get search(): Locator {
    return this.page.getByRole('search').getByRole('textbox');
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: this.words('nextPage') });
  }

  /** Scrolls to the button before pressing it, because the page grows while the cards above the button are laid out. */
  async openNext(): Promise<void> {
    await this.next.scrollIntoViewIfNeeded();
    await this.next.click();
  }

  /** The buttons that open the other pages. */
  get ways(): Locator {
    return this.page.getByRole('navigation', { name: this.words('pages') }).getByRole('button');
  }

  /** The text with the number of businesses. */
  total(count: number): Locator {
    return this.page.getByText(this.words('businesses', { count, number: count.toLocaleString('en') }));
  }

  /** The text with the page number at the start of a page. */
  place(page: number, pages: number): Locator {
    return this.page.getByText(this.words('pageOf', { page: String(page), pages: String(pages) })).first();
  }

  found(count: number): Locator {
    return this.page
      .getByRole('status')
      .filter({ hasText: this.words('found', { count, number: String(count) }) });
  }

  partName(first: string, last: string): string {
    return this.words('part', { first, last });
  }

  /** Waits until all cards of the page are laid out, including those that are added while the browser is idle. */
  async expectLaidOut(cards = LongListPage.CARDS_ON_A_PAGE): Promise<void> {
    await expect(this.cards).toHaveCount(cards, { timeout: 45_000 });
  }

  /** Searches like Ctrl+F: from the current position to the end, then from the start. */
  async findInPage(text: string): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      const find: unknown = Reflect.get(window, 'find');
      return typeof find === 'function' && Reflect.apply(find, window, [wanted, false, false, true]) === true;
    }, text);
  }

  private words(key: KeyUnder<'business.dashboard'>, values?: Record<string, string | number>): string {
    return this.setting.words(`business.dashboard.${key}`, values);
  }
}
