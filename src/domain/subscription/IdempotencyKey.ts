import { branded, type Brand } from '@/domain/shared/brand';

/**
 * The idempotency key of one order. Every request for the same order carries the same key, so that a server that
 * supports idempotency keys executes the order once (decision C82).
 */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/** Letters, digits and hyphens are safe in an HTTP header. Chargebee accepts up to 100 characters (faults B.5). */
const KEY = /^[A-Za-z\d-]{1,100}$/u;

export function parseIdempotencyKey(input: unknown): IdempotencyKey | undefined {
  return typeof input === 'string' && KEY.test(input) ? branded<IdempotencyKey>(input) : undefined;
}
