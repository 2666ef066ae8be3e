import { describe, expect, it } from 'vitest';
import { branded, type Brand } from '@/domain/shared/brand';

type Colour = Brand<string, 'Colour'>;

describe('a brand', () => {
  it('leaves its value as it is', () => {
    expect(branded<Colour>('blue')).toBe('blue');
  });

  it('keeps an unchecked value from compiling in its place', () => {
    const paint = (colour: Colour): string => colour;
    // @ts-expect-error a plain string has not been checked
    expect(paint('blue')).toBe('blue');
  });
});
