import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberArch, moveArch } from '@/ui/business/movingArch';

const PATH = '/dashboard/business/business-1';
const CARD = { x: 20, y: 600, width: 84, height: 98 };
const HEAD = { x: 40, y: 100, width: 168, height: 196 };

interface Motion {
  readonly of: Element;
  readonly keyframes: unknown;
  readonly animation: EventTarget;
}

let motions: Motion[] = [];

/** An arch at a position of the window, in a browser that can animate it. */
function anArch(box: typeof CARD): HTMLElement {
  const arch = document.createElement('div');
  arch.textContent = 'LL';
  arch.getBoundingClientRect = () => DOMRect.fromRect(box);
  document.body.append(arch);
  return arch;
}

const nextFrame = async (): Promise<unknown> => new Promise((painted) => requestAnimationFrame(painted));

beforeEach(() => {
  vi.useFakeTimers();
  motions = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value: function animate(this: Element, keyframes: unknown) {
      const animation = new EventTarget();
      motions.push({ of: this, keyframes, animation });
      return animation;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
});

async function move(to: HTMLElement, path = PATH): Promise<void> {
  moveArch(path, to, 220);
  const frame = nextFrame();
  await vi.advanceTimersByTimeAsync(20);
  await frame;
}

describe('the arch that moves from a card into the page of its business', () => {
  it('starts in its former position and size, and ends in its new one', async () => {
    rememberArch(PATH, anArch(CARD));
    const arch = anArch(HEAD);
    await move(arch);
    const start = { transform: 'translate(-20px, 500px) scale(0.5, 0.5)' };
    expect(motions[0]?.keyframes).toEqual([start, { transform: 'none' }]);
    expect(motions[1]?.of).toBe(arch);
  });

  it.each(['finish', 'cancel'])(
    'is a copy that is hidden from assistive technology and removed after: %s',
    async (end) => {
      rememberArch(PATH, anArch(CARD));
      await move(anArch(HEAD));
      const copy = motions[0]?.of;
      expect(copy).toHaveAttribute('aria-hidden', 'true');
      expect(copy).toBeInTheDocument();
      motions[0]?.animation.dispatchEvent(new Event(end));
      expect(copy).not.toBeInTheDocument();
    },
  );

  it('moves only once', async () => {
    rememberArch(PATH, anArch(CARD));
    await move(anArch(HEAD));
    motions = [];
    await move(anArch(HEAD));
    expect(motions).toEqual([]);
  });

  it.each([
    ['for another business', async () => move(anArch(HEAD), '/dashboard/business/business-2')],
    [
      'with reduced motion',
      async () => {
        vi.stubGlobal('matchMedia', () => ({ matches: true }));
        await move(anArch(HEAD));
      },
    ],
    [
      'when the page was slow',
      async () => {
        await vi.advanceTimersByTimeAsync(401);
        await move(anArch(HEAD));
      },
    ],
    ['to a position below the window', async () => move(anArch({ ...HEAD, y: 2_000 }))],
    ['while it is not rendered', async () => move(anArch({ x: 0, y: 0, width: 0, height: 0 }))],
    ['when its position is the same', async () => move(anArch(CARD))],
  ])('does not move %s', async (_, moveTo) => {
    rememberArch(PATH, anArch(CARD));
    await moveTo();
    expect(motions).toEqual([]);
  });
});
