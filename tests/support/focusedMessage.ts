import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The message that has taken the focus, named by its words. It is not a live region too, which would be read twice. */
export async function focusedMessage(): Promise<HTMLElement> {
  return waitFor(() => {
    const box = document.activeElement;
    if (!(box instanceof HTMLElement) || !box.matches('[role="group"][tabindex="-1"]'))
      throw new Error('Expected a message to have the focus');
    expect(box).toHaveAccessibleName();
    expect(box.querySelector('[role="alert"]')).toBeNull();
    return box;
  });
}
