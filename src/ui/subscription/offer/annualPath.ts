import type { BusinessId } from '@/domain/business/BusinessId';
import { paths, STEP_PARAMETER } from '@/ui/shell/paths';

/** The name of the first step in the URL that also chooses the annual cycle. */
export const ANNUAL_CYCLE_VALUE = 'annual';

/** The path of the wizard with the annual cycle. Not in `paths`, which every page loads. */
export function annualPath(id: BusinessId): string {
  return `${paths.subscription(id)}?${STEP_PARAMETER}=${ANNUAL_CYCLE_VALUE}`;
}
