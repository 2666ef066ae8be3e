import { branded, type Brand } from '@/domain/shared/brand';

/**
 * The idempotency key of one press that sends. Every delivery of that press carries it, so that a server that
 * honours it carries the order out once (decision C82).
 */
export type OrderKey = Brand<string, 'OrderKey'>;

/** Letters, digits and hyphens only, because a header carries it; servers take up to 100 characters. */
const KEY = /^[A-Za-z\d-]{1,100}$/u;

export function parseOrderKey(input: unknown): OrderKey | undefined {
  return typeof input === 'string' && KEY.test(input) ? branded<OrderKey>(input) : undefined;
}
