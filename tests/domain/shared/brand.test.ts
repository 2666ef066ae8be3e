import { describe, expect, it } from 'vitest';
import { branded, type Brand } from '@/domain/shared/brand';

type Colour = Brand<string, 'Colour'>;

describe('a brand', () => {
  it('keeps its value unchanged', () => {
    expect(branded<Colour>('blue')).toBe('blue');
  });

  it('is a compile error for an unchecked value', () => {
    const paint = (colour: Colour): string => colour;
    // @ts-expect-error a plain string has not been checked
    expect(paint('blue')).toBe('blue');
  });
});
