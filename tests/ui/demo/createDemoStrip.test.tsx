import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDemoStrip } from '@/ui/demo/createDemoStrip';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

it('the demo strip also comes when its code first failed to load', async () => {
  let tries = 0;
  const visibility = {
    get isHidden() {
      tries += 1;
      if (tries === 1) throw new Error('The code failed to load');
      return false;
    },
    hide: () => undefined,
  };
  const Strip = createDemoStrip(visibility, vi.fn());
  await renderPage(<Strip />);
  await waitFor(() => expect(tries).toBe(1), { timeout: 5000 });
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(text('demo.strip.text'))).toBeVisible();
});
