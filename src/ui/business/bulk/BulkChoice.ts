import { createContext, use, type ComponentType } from 'react';
import type { Business } from '@/domain/business/Business';

/** The checkboxes of a long list while the owner chooses businesses. BulkChooser provides them. */
export interface BulkChoice {
  /** Chooses all businesses of the page. */
  readonly PageCheckbox: ComponentType;
  /** Chooses the business of a row. Its label covers the row. */
  readonly RowCheckbox: ComponentType<{ readonly business: Business; readonly nameId: string }>;
  /** The class of a table with a column for the checkboxes. */
  readonly className: string | undefined;
}

export const BulkChoiceContext = createContext<BulkChoice | undefined>(undefined);

/** Undefined unless the owner chooses businesses. */
export function useBulkChoice(): BulkChoice | undefined {
  return use(BulkChoiceContext);
}
