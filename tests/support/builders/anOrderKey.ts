import { parseIdempotencyKey, type IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { defined } from './defined';

export function anOrderKey(text = 'key-0'): IdempotencyKey {
  return defined(parseIdempotencyKey(text));
}
