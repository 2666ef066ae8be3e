import { BUSINESS_FILTERS, type BusinessFilter } from '@/domain/business/businessFilter';
import { BUSINESS_SORTS, type BusinessSort } from '@/domain/business/sortBusinesses';

/** The part of a long list that the owner looks at. The URL contains it (decision C89). */
export interface ListView {
  readonly filter: BusinessFilter;
  readonly sort: BusinessSort;
  /** The search query as typed. It is empty for the whole list. */
  readonly query: string;
  /** From one. It can be higher than the last page. */
  readonly page: number;
}

/** In characters. */
export const MAX_QUERY_LENGTH = 100;

const WHOLE_LIST: ListView = { filter: 'all', sort: 'listed', query: '', page: 1 };

/** A missing or invalid value falls back to that of the whole list. */
export function parseListView(search: string): ListView {
  const values = new URLSearchParams(search);
  return {
    filter: BUSINESS_FILTERS.find((filter) => filter === values.get('show')) ?? WHOLE_LIST.filter,
    sort: BUSINESS_SORTS.find((sort) => sort === values.get('sort')) ?? WHOLE_LIST.sort,
    query: (values.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    page: pageNumber(values.get('page')),
  };
}

/** The query string of a view, with its `?`. Empty for the whole list. */
export function listSearch({ filter, sort, query, page }: ListView): string {
  const values = new URLSearchParams();
  if (filter !== WHOLE_LIST.filter) values.set('show', filter);
  if (sort !== WHOLE_LIST.sort) values.set('sort', sort);
  if (query !== '') values.set('q', query.slice(0, MAX_QUERY_LENGTH));
  if (page !== WHOLE_LIST.page) values.set('page', String(page));
  return values.size === 0 ? '' : `?${values.toString()}`;
}

function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : WHOLE_LIST.page;
}
