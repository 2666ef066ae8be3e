import { parsePlanId, type PlanId } from '@/domain/subscription/Plan';
import { defined } from './defined';

export function aPlanId(id = 'basic-monthly'): PlanId {
  return defined(parsePlanId(id));
}
