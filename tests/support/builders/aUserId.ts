import { parseUserId, type UserId } from '@/domain/identity/User';
import { defined } from './defined';

export function aUserId(id = 'user-1'): UserId {
  return defined(parseUserId(id));
}
