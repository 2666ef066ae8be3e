import { createContext, use, type ComponentType } from 'react';
import type { Business } from '@/domain/business/Business';

/** What choosing adds to the rows of a long list. Its code loads when the owner begins to choose. */
export interface ManyChoice {
  /** The box that chooses the page. */
  readonly PageBox: ComponentType;
  /** The box of a row. A press anywhere on the row presses it. */
  readonly RowBox: ComponentType<{ readonly business: Business; readonly nameId: string }>;
  /** The class of the table, which has a column for the boxes. */
  readonly className: string | undefined;
}

export const ManyChoiceContext = createContext<ManyChoice | undefined>(undefined);

/** Undefined while the owner does not choose. */
export function useManyChoice(): ManyChoice | undefined {
  return use(ManyChoiceContext);
}
