import type { Locator, Page } from '@playwright/test';
import type { Setting } from './Setting';
import type { KeyUnder } from '../support/words';

/** The list of an owner with thousands of businesses. */
export class LongListPage {
  /** The number of rows on a full page of the list. */
  static readonly ROWS_ON_A_PAGE = 50;

  constructor(
    private readonly page: Page,
    private readonly setting: Setting,
  ) {}

  /** The links of the rows, in order. */
  get rows(): Locator {
    return this.page.getByRole('main').locator('li a');
  }

  get headings(): Locator {
    return this.page.getByRole('listitem').getByRole('heading', { level: 2 });
  }

  /** The search field. */
  get search(): Locator {
    return this.page.getByRole('search').getByRole('searchbox');
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: this.#words('nextPage') });
  }

  get order(): Locator {
    return this.page.getByRole('search').getByRole('combobox');
  }

  filter(name: 'all' | 'active' | 'inactive', count: string): Locator {
    return this.page.getByRole('radio', { name: `${this.#words(`filter.${name}`)} ${count}`, exact: true });
  }

  /** The link of the business with this name. */
  link(name: string): Locator {
    return this.page.getByRole('link', {
      name: `${this.setting.words('dashboard.viewDetails')} ${name}`,
      exact: true,
    });
  }

  /** Starts choosing several businesses. */
  async choose(): Promise<void> {
    await this.page.getByRole('button', { name: this.#words('tools.choose') }).click();
  }

  /** The box of the row at this position. */
  box(index: number): Locator {
    return this.page.getByRole('listitem').getByRole('checkbox').nth(index);
  }

  /** The buttons that open the other pages. */
  get pageButtons(): Locator {
    return this.page.getByRole('navigation', { name: this.#words('pages') }).getByRole('button');
  }

  /** The text with the number of businesses. */
  total(count: number): Locator {
    return this.page.getByText(
      this.setting.words('dashboard.businesses', { count, number: count.toLocaleString('en') }),
    );
  }

  /** The text with the page number at the start of a page. */
  pageNumber(page: number, pages: number): Locator {
    return this.page.getByText(this.#words('pageOf', { page: String(page), pages: String(pages) })).first();
  }

  found(count: number): Locator {
    return this.page
      .getByRole('status')
      .filter({ hasText: this.#words('found', { count, number: String(count) }) });
  }

  /** Searches like Ctrl+F: from the current position to the end, then from the start. */
  async findInPage(text: string): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      const find: unknown = Reflect.get(window, 'find');
      return typeof find === 'function' && Reflect.apply(find, window, [wanted, false, false, true]) === true;
    }, text);
  }

  #words(key: KeyUnder<'longList'>, values?: Record<string, string | number>): string {
    return this.setting.words(`longList.${key}`, values);
  }
}
