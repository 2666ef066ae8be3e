import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
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
    const navigate = useNavigate();
    return (
      <>
        <button onClick={open}>Menu</button>
        <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>
        <button onClick={() => void navigate(-1)}>Back</button>
        {isMissing && <p>Missing</p>}
        {Part && <Part isOpen={isOpen} />}
      </>
    );
  };
  await renderPage(<Header />);
  const press = (name = 'Menu') => userEvent.click(screen.getByRole('button', { name }));
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

it('A menu that a navigation has closed stays closed after Back', async () => {
  const { press } = await renderHeader(false);
  await press();
  expect(await screen.findByText('The items')).toBeVisible();
  await press('Elsewhere');
  expect(screen.queryByText('The items')).not.toBeInTheDocument();
  await press('Back');
  expect(screen.queryByText('The items')).not.toBeInTheDocument();
});
