import type { BusinessId } from '@/domain/business/BusinessId';
import { paths, STEP_PARAMETER } from '@/ui/shell/paths';

/** A value of the step parameter that opens the first step with the annual cycle selected. It is not a step. */
export const ANNUAL_CYCLE_VALUE = 'annual';

/** The path of the wizard with the annual cycle. Not in `paths`, which every page loads. */
export function annualPath(id: BusinessId): string {
  return `${paths.subscription(id)}?${STEP_PARAMETER}=${ANNUAL_CYCLE_VALUE}`;
}
