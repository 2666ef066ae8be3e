import { branded, type Brand } from '@/domain/shared/brand';

/**
 * The idempotency key of one order. Every request for the same order carries the same key, so that a server that
 * supports idempotency keys executes the order once (decision C82).
 */
export type OrderKey = Brand<string, 'OrderKey'>;

/** Letters, digits and hyphens are safe in an HTTP header. Servers accept up to 100 characters. */
const KEY = /^[A-Za-z\d-]{1,100}$/u;

export function parseOrderKey(input: unknown): OrderKey | undefined {
  return typeof input === 'string' && KEY.test(input) ? branded<OrderKey>(input) : undefined;
}
