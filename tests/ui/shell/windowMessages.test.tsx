import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUser } from '@tests/support/builders/aUser';
import { renderInLayout } from '@tests/support/renderInLayout';

describe('Messages of other windows (threats T23)', () => {
  it('change nothing, whatever they are', async () => {
    await renderInLayout('/', { user: aUser() });
    await screen.findAllByRole('heading');
    const before = document.body.cloneNode(true);
    const known = fc.constantFrom('announced', { type: 'cbEvent' }, { event: 'success', token: 'tok' });
    fc.assert(
      fc.property(
        fc.oneof(known, fc.string(), fc.integer(), fc.constant(null)),
        fc.constantFrom('https://js.chargebee.com', 'https://evil.example', 'null'),
        (data, origin) => {
          window.dispatchEvent(new MessageEvent('message', { data, origin }));
        },
      ),
      { numRuns: 1000 },
    );
    await Promise.resolve();
    expect(document.body.isEqualNode(before)).toBe(true);
  });
});
