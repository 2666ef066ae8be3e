import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FirstItems } from '@/ui/shell/first-items/FirstItems';
import { renderPage } from '@tests/support/renderPage';
import { text } from '@tests/support/text';

async function aList(length: number, isPinned?: (item: number) => boolean) {
  const items = Array.from({ length }, (_, index) => index);
  await renderPage(
    <FirstItems items={items} isPinned={isPinned}>
      {(shown) => (
        <ul>
          {shown.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </FirstItems>,
  );
  return { user: userEvent.setup({ delay: null }) };
}

const shown = () => screen.getAllByRole('listitem').map((item) => Number(item.textContent));
const more = () => screen.queryByRole('button', { name: text('shell.showMore') });
const upTo = (end: number) => Array.from({ length: end }, (_, index) => index);

describe('a list of unknown length', () => {
  it('is shown whole, without a button, up to 24 items', async () => {
    await aList(24);
    expect([shown(), more()]).toEqual([upTo(24), null]);
  });

  it('shows 24 more with each press, and the focus goes to the first of them', async () => {
    const { user } = await aList(50);
    await user.click(more() ?? document.body);
    expect(shown()).toEqual(upTo(48));
    expect(screen.getByText('24')).toHaveFocus();
    await user.click(more() ?? document.body);
    expect([shown(), more()]).toEqual([upTo(50), null]);
    expect(screen.getByText('48')).toHaveFocus();
  });

  it('shows a pinned item from the start and at its place once that is reached', async () => {
    const { user } = await aList(26, (item) => item === 25);
    expect(shown()).toEqual([25, ...upTo(24)]);
    await user.click(more() ?? document.body);
    expect(shown()).toEqual(upTo(26));
    expect(screen.getByText('24')).toHaveFocus();
  });

  it('needs no button when only pinned items are left', async () => {
    await aList(25, (item) => item === 24);
    expect([shown().length, more()]).toEqual([25, null]);
  });
});
