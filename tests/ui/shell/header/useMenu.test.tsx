import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useMenu } from '@/ui/shell/header/useMenu';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { renderPage } from '@tests/support/renderPage';

const Items = ({ isOpen }: { readonly isOpen: boolean }) => (isOpen ? <p>The items</p> : undefined);

/** A menu whose code fails to load while `isOffline`. */
async function renderHeader(isOffline: boolean) {
  const state = { isOffline };
  const part = lazyPart(async () => {
    if (state.isOffline) throw new Error('The code failed to load');
    return Items;
  });
  const Header = () => {
    const { Part, isOpen, isMissing, open } = useMenu(part);
    return (
      <>
        <button onClick={open}>Menu</button>
        {isMissing && <p>Missing</p>}
        {Part && <Part isOpen={isOpen} />}
      </>
    );
  };
  await renderPage(<Header />);
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { state, press };
}

it('A menu that is pressed before its code has loaded opens when it has', async () => {
  const { press } = await renderHeader(false);
  await press();
  expect(await screen.findByText('The items')).toBeVisible();
});

it('A menu whose code arrives late stays closed until the next press', async () => {
  const { state, press } = await renderHeader(true);
  await press();
  expect(screen.getByText('Missing')).toBeVisible();
  state.isOffline = false;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(screen.queryByText('Missing')).not.toBeInTheDocument();
  expect(screen.queryByText('The items')).not.toBeInTheDocument();
  await press();
  expect(screen.getByText('The items')).toBeVisible();
});
