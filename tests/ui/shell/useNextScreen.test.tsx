import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { LazyScreen } from '@/ui/shell/lazyScreen';
import type { Screens } from '@/ui/shell/screens';
import { useNextScreen } from '@/ui/shell/useNextScreen';

const reloads: string[] = [];
const onReload = (): void => void reloads.push('reload');

/** Screens that note which of them is fetched. */
function someScreens(preload: () => Promise<void> = async () => {}) {
  const fetched: string[] = [];
  const business: LazyScreen = {
    Screen: () => null,
    preload: async () => {
      fetched.push('business');
      await preload();
    },
  };
  return { fetched, screens: { business } };
}

function shownAt(path: string, screens: Pick<Screens, 'business'>) {
  const { result } = renderHook(
    () => {
      useNextScreen(screens);
      return useNavigate();
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter> },
  );
  return { go: (to: string) => act(() => void result.current(to)) };
}

const aWhile = async (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 60)));

describe('the screen that comes next', () => {
  afterEach(() => {
    removeEventListener('vite:preloadError', onReload);
    reloads.length = 0;
  });

  it('is fetched on the dashboard while nobody waits: that of a business', async () => {
    const { screens, fetched } = someScreens();
    shownAt('/dashboard', screens);
    expect(fetched).toEqual([]);
    await waitFor(() => expect(fetched).toEqual(['business']));
  });

  it('is not fetched elsewhere, nor once the dashboard is left again', async () => {
    const { screens, fetched } = someScreens();
    const { go } = shownAt('/dashboard', screens);
    go('/profile');
    await aWhile();
    expect(fetched).toEqual([]);
  });

  it('that cannot be fetched troubles nobody, and loads no page anew', async () => {
    const { screens, fetched } = someScreens(async () => {
      dispatchEvent(new Event('vite:preloadError'));
      throw new Error('gone');
    });
    addEventListener('vite:preloadError', onReload);
    shownAt('/dashboard', screens);
    await waitFor(() => expect(fetched).toEqual(['business']));
    expect(reloads).toEqual([]);
    await aWhile();
    dispatchEvent(new Event('vite:preloadError'));
    expect(reloads).toEqual(['reload']);
  });
});
