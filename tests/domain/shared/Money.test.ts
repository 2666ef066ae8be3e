import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';

describe('Money', () => {
  it('shows 9900 agorot as 99 in major units', () => {
    expect(Money.agorot(9900).majorPrice).toBe(99);
  });
});
