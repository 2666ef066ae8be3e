import { parseBusinessId, type BusinessId } from '@/domain/business/BusinessId';
import { defined } from './defined';

export function aBusinessId(id = 'business-1'): BusinessId {
  return defined(parseBusinessId(id));
}
