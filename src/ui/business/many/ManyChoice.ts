import { createContext, use, type ComponentType } from 'react';
import type { Business } from '@/domain/business/Business';

/** The checkboxes of a long list while the owner chooses businesses. ManyChooser provides them. */
export interface ManyChoice {
  /** Chooses all businesses of the page. */
  readonly PageBox: ComponentType;
  /** Chooses the business of a row. Its label covers the row. */
  readonly RowBox: ComponentType<{ readonly business: Business; readonly nameId: string }>;
  /** The class of a table with a column for the checkboxes. */
  readonly className: string | undefined;
}

export const ManyChoiceContext = createContext<ManyChoice | undefined>(undefined);

/** Undefined unless the owner chooses businesses. */
export function useManyChoice(): ManyChoice | undefined {
  return use(ManyChoiceContext);
}
