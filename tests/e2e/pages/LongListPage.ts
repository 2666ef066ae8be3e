import { expect, type Locator, type Page } from '@playwright/test';
import type { Setting } from './Setting';

/** The businesses of an owner of thousands. */
export class LongListPage {
  /** As many cards as one page of the list has. */
  static readonly CARDS_ON_A_PAGE = 978;

  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  /** The links of the cards, in their order. */
  get cards(): Locator {
    return this.page.getByRole('main').locator('li a');
  }

  get headings(): Locator {
    return this.page.getByRole('listitem').getByRole('heading', { level: 2 });
  }

  /** The parts a page is laid out in. */
  get parts(): Locator {
    return this.page.getByRole('main').getByRole('region');
  }

  /** Where one types what is searched for. */
  get search(): Locator {
    return this.page.getByRole('search').getByRole('textbox');
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: this.words('nextPage') });
  }

  /** The way is longer than was reckoned before the cards on it were drawn: whoever scrolled there sees where it ends, then presses. */
  async openNext(): Promise<void> {
    await this.next.scrollIntoViewIfNeeded();
    await this.next.click();
  }

  /** The buttons that lead to the other pages. */
  get ways(): Locator {
    return this.page.getByRole('navigation', { name: this.words('pages') }).getByRole('button');
  }

  /** How many businesses there are. */
  total(count: number): Locator {
    return this.page.getByText(this.words('businesses', { count, number: count.toLocaleString('en') }));
  }

  /** Which page this is, where a page begins. */
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

  /** Everything of the page is there: what comes while the browser is idle, too. */
  async expectLaidOut(cards = LongListPage.CARDS_ON_A_PAGE): Promise<void> {
    await expect(this.cards).toHaveCount(cards, { timeout: 45_000 });
  }

  /** As Ctrl+F does: from where one is, to the end and again from the beginning. */
  async findInPage(text: string): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      const find: unknown = Reflect.get(window, 'find');
      return typeof find === 'function' && Reflect.apply(find, window, [wanted, false, false, true]) === true;
    }, text);
  }

  private words(key: string, values?: Record<string, string | number>): string {
    return this.setting.words(`business.dashboard.${key}`, values);
  }
}
