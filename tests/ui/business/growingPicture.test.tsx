import { afterEach, describe, expect, it, vi } from 'vitest';
import { growPicture } from '@/ui/business/dashboard/growingPicture';

function aWall(place: 'list' | 'page'): HTMLElement {
  const wall = document.createElement('div');
  wall.dataset['wall'] = place;
  return wall;
}

/** A list with a card, and a document whose transitions only run their update. */
function aListWhere({ isReduced = false, isSupported = true } = {}) {
  const [card, wall] = [document.createElement('li'), aWall('list')];
  wall.append(document.createElement('div'));
  card.append(wall);
  document.body.replaceChildren(card);
  const skipTransition = vi.fn<() => void>();
  const names: (string | undefined)[] = [];
  const start = vi.fn<(update: () => Promise<void>) => unknown>((update) => {
    for (const part of [wall, wall.firstElementChild])
      names.push(part instanceof HTMLElement ? part.style.viewTransitionName : undefined);
    const done = Promise.resolve().then(update);
    return { skipTransition, ready: done, finished: done, updateCallbackDone: done };
  });
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    value: isSupported ? start : undefined,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  return { card, wall, start, skipTransition, names };
}

const showPage = (): void => {
  document.body.replaceChildren(aWall('page'));
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
});

describe('the picture that grows from a card into its page', () => {
  it('moves the wall and the arch once the page is shown', async () => {
    const { card, start, skipTransition, names } = aListWhere();
    growPicture(card, showPage);
    await vi.waitFor(() => expect(document.querySelector('[data-wall="page"]')).not.toBeNull());
    expect(names).toEqual(['business-wall', 'business-arch']);
    await start.mock.results[0]?.value;
    expect(skipTransition).not.toHaveBeenCalled();
  });

  it('is left out when the page is not ready in time', async () => {
    vi.useFakeTimers();
    const { card, wall, skipTransition } = aListWhere();
    const open = vi.fn<() => void>();
    growPicture(card, open);
    await vi.advanceTimersByTimeAsync(99);
    expect([open.mock.calls.length, skipTransition.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(skipTransition).toHaveBeenCalledOnce();
    expect(wall.style.viewTransitionName).toBe('');
  });

  it.each([{ isReduced: true }, { isSupported: false }])('only opens the page: %j', (where) => {
    const { card, start } = aListWhere(where);
    const open = vi.fn<() => void>();
    growPicture(card, open);
    expect(open).toHaveBeenCalledOnce();
    expect(start).not.toHaveBeenCalled();
  });
});
