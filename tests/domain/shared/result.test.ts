import { describe, expect, it } from 'vitest';
import { failure, success } from '@/domain/shared/result';

describe('Result', () => {
  it('contains a value', () => {
    expect(success(7)).toEqual({ ok: true, value: 7 });
  });

  it('can be a success without a value', () => {
    expect(success()).toEqual({ ok: true, value: undefined });
  });

  it('can contain a typed error', () => {
    expect(failure({ kind: 'offline' })).toEqual({ ok: false, error: { kind: 'offline' } });
  });
});
