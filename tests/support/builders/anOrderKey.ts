import { parseOrderKey, type OrderKey } from '@/domain/subscription/OrderKey';
import { defined } from './defined';

export function anOrderKey(text = 'key-0'): OrderKey {
  return defined(parseOrderKey(text));
}
