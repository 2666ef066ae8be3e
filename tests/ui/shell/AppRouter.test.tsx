import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppRouter } from '@/ui/shell/AppRouter';

const LOADED = ['/loaded', '/list'];

function Page({ onRender }: { readonly onRender: (path: string) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onRender(pathname + search);
  const go = (...paths: readonly string[]): void => {
    for (const path of paths) void navigate(path);
  };
  return (
    <>
      <h1>{pathname + search}</h1>
      <button onClick={() => go('/loaded')}>to a loaded page</button>
      <button onClick={() => go('/other')}>to another page</button>
      <button onClick={() => go('/loaded', '/other')}>to both</button>
      <button onClick={() => go('/other', '/loaded')}>to both, the other way round</button>
    </>
  );
}

function renderRouter(): { readonly rendered: string[] } {
  const rendered: string[] = [];
  render(
    <AppRouter isLoaded={(path) => LOADED.includes(path)}>
      <Page onRender={(path) => rendered.push(path)} />
    </AppRouter>,
  );
  return { rendered };
}

const press = async (name: string): Promise<void> => act(async () => screen.getByText(name).click());

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(undefined, '', '/');
});

it('changes the URL at once, and shows a loaded page after a frame', async () => {
  vi.useFakeTimers();
  renderRouter();
  await press('to a loaded page');
  expect(location.pathname).toBe('/loaded');
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/$/u);
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading')).toHaveTextContent('/loaded');
});

it('renders a page that has to load in a transition, without waiting for a frame', async () => {
  vi.useFakeTimers();
  renderRouter();
  await press('to another page');
  expect(screen.getByRole('heading')).toHaveTextContent('/other');
});

it.each([
  ['to both', '/other'],
  ['to both, the other way round', '/loaded'],
])('shows the last of several pages: %s', async (button, last) => {
  vi.useFakeTimers();
  const { rendered } = renderRouter();
  await press(button);
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading')).toHaveTextContent(last);
  expect(rendered.at(-1)).toBe(last);
});
