import { describe, expect, it } from 'vitest';
import { parseRetryAfter, retryDelayOf } from '@/adapters/http/retryDelay';

const NOW = Date.parse('2026-11-25T10:00:00Z');

describe('the header Retry-After', () => {
  it.each<[unknown, number | undefined]>([
    ['7', 7000],
    [' 7 ', 7000],
    ['0', 0],
    ['7'.padEnd(40), 7000],
    ['7'.padEnd(41), undefined],
    ['7s', undefined],
    ['1e3', undefined],
    ['86400', 86_400_000],
    ['86401', 86_400_000],
    ['9999999999', 86_400_000],
    ['Thu, 26 Nov 2026 10:00:01 GMT', 86_400_000],
    ['Wed, 25 Nov 2026 10:00:05 GMT', 5000],
    ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
    ['on Wed, 25 Nov 2026 10:00:05 GMT', undefined],
    ['Wed, 25 Nov 2026 10:00:05 GMT+1', undefined],
    ['2026-11-25T10:00:05Z', undefined],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('%j means %j milliseconds', (header, wait) => {
    expect(parseRetryAfter(header, NOW)).toBe(wait);
  });
});

describe('the delay before a read is repeated', () => {
  const half = (): number => 0.5;
  const tooMany = (header: string) =>
    ({
      ...unknown,
      kind: 'rejected',
      status: 429,
      isFromGateway: false,
      fields: [],
      retryAfter: parseRetryAfter(header, NOW),
    }) as const;
  const unknown = {
    kind: 'outcome-unknown',
    reason: 'server-error',
    messages: [],
    codes: [],
    retryAfter: undefined,
  } as const;

  it.each([
    ['a server error', { ...unknown, status: 500 }, 300],
    [
      'a server error with Retry-After, which only a 503 may have',
      { ...unknown, status: 500, retryAfter: 60_000 },
      300,
    ],
    ['a 503 that asks for two seconds', { ...unknown, status: 503, retryAfter: 2000 }, 2300],
    ['a 503 that asks for a minute', { ...unknown, status: 503, retryAfter: 60_000 }, undefined],
    ['a 429 that asks for more than a day', tooMany('172800'), undefined],
    ['a timeout', { ...unknown, status: undefined, reason: 'timeout' }, undefined],
    ['a lost connection', { ...unknown, status: undefined, reason: 'network' }, 300],
    ['a request that was not sent', { kind: 'not-sent' }, undefined],
  ] as const)('after %s', (_, failure, delay) => {
    expect(retryDelayOf(failure, half)).toBe(delay);
  });
});
