import { parseAddOnId, type AddOnId } from '@/domain/subscription/Plan';
import { defined } from './defined';

export function anAddOnId(id = 'photos-monthly'): AddOnId {
  return defined(parseAddOnId(id));
}
