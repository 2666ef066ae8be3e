/** Milliseconds after which the next page is shown without the motion. */
const MAX_WAIT = 400;

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The arch of a business on the page that is being left, and its position in the window. */
interface LeftArch {
  readonly businessPath: string;
  readonly box: DOMRect;
  readonly leftAt: number;
}

let leftArch: LeftArch | undefined;

/** Remembers the position of the arch of a business that is being left. */
export function leaveArch(businessPath: string, arch: HTMLElement): void {
  leftArch = { businessPath, box: arch.getBoundingClientRect(), leftAt: performance.now() };
}

/** The path of the business whose arch was left last. Undefined once an arch has begun to move. */
export function pathOfLeftArch(): string | undefined {
  return leftArch?.businessPath;
}

/**
 * Moves the arch of a business from its position on the page before. A copy above the page moves, because cards clip
 * their content. There is no motion for another business, to or from a position outside the window, with reduced
 * motion, and when the page took long. The page stays interactive.
 *
 * @param duration In milliseconds.
 */
export function moveArch(businessPath: string, arch: HTMLElement, duration: number): void {
  const from = leftArch;
  leftArch = undefined;
  if (from?.businessPath !== businessPath || performance.now() - from.leftAt > MAX_WAIT) return;
  if (typeof arch.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  /* Before the next frame the page is laid out anyway, so that reading the position costs no additional layout. */
  requestAnimationFrame(() => moveBetween(arch, from.box, duration));
}

function moveBetween(arch: HTMLElement, from: DOMRect, duration: number): void {
  const to = arch.getBoundingClientRect();
  if (!isInWindow(from) || !isInWindow(to) || (to.x === from.x && to.y === from.y)) return;
  const copy = copyOf(arch, to);
  const move = `translate(${String(from.x - to.x)}px, ${String(from.y - to.y)}px)`;
  const start = `${move} scale(${String(from.width / to.width)}, ${String(from.height / to.height)})`;
  const motion = copy.animate([{ transform: start }, { transform: 'none' }], { duration, easing: EASING });
  arch.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  for (const end of ['finish', 'cancel']) motion.addEventListener(end, () => copy.remove());
}

function copyOf(arch: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const copy = document.importNode(arch, true);
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${String(y)}px`,
    left: `${String(x)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
    margin: '0',
    zIndex: '1',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(copy);
  return copy;
}

/** False also for an arch that is not laid out. */
function isInWindow({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}
