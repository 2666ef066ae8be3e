import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SavedCardText } from '@/ui/subscription/section/SavedCardText';
import { aSavedCard } from '@tests/support/builders/aSavedCard';

const shown = (brand: string | undefined): string | null =>
  render(<SavedCardText card={aSavedCard({ brand })} />).container.textContent;

describe('A saved card', () => {
  it.each([
    ['american_express', 'American Express •••• 4242'],
    ['other', '•••• 4242'],
    [undefined, '•••• 4242'],
  ])('of the brand %s is %s', (brand, text) => {
    expect(shown(brand)).toBe(text);
  });

  it('keeps its order with an unknown brand in any script (threats T18)', () => {
    expect(shown('\u202Eכרטיס\u2066')).toBe('\u2068כרטיס\u2069 •••• 4242');
    expect(shown('\u202E')).toBe('•••• 4242');
    expect(shown('x'.repeat(500))).toHaveLength(42);
  });
});
