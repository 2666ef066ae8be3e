/** The display order of a plan without one (spec section 9). */
const DEFAULT_DISPLAY_ORDER = 999;

/** How a plan or add-on is presented (spec section 3). Absent fields have defaults. */
export interface PlanMetadata {
  readonly displayOrder: number;
  readonly isPopular: boolean;
  readonly isDefaultSelected: boolean;
}

export const NO_METADATA: PlanMetadata = {
  displayOrder: DEFAULT_DISPLAY_ORDER,
  isPopular: false,
  isDefaultSelected: false,
};
