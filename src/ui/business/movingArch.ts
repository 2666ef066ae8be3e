/** Milliseconds after which a stored position is not used any more. */
const MAX_AGE = 400;

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** The position of the arch of a business on the page that the owner is leaving. */
interface RememberedArch {
  readonly businessPath: string;
  readonly box: DOMRect;
  readonly rememberedAt: number;
}

let remembered: RememberedArch | undefined;

/** Stores the position of the arch of a business before the owner leaves the page. */
export function rememberArch(businessPath: string, arch: HTMLElement): void {
  remembered = { businessPath, box: arch.getBoundingClientRect(), rememberedAt: performance.now() };
}

/** The path of the business whose arch is stored. Undefined once `moveArch` has used it. */
export function pathOfRememberedArch(): string | undefined {
  return remembered?.businessPath;
}

/**
 * Moves the arch of a business from its stored position. A copy above the page moves, because cards clip their content.
 * There is no motion for another business, to or from a position outside the window, if the owner prefers reduced
 * motion, or if the page was slow.
 *
 * @param duration In milliseconds.
 */
export function moveArch(businessPath: string, arch: HTMLElement, duration: number): void {
  const from = remembered;
  remembered = undefined;
  if (from?.businessPath !== businessPath || performance.now() - from.rememberedAt > MAX_AGE) return;
  if (typeof arch.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  /* In an animation frame, because the page is laid out then anyway, and reading the position costs no extra layout. */
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

/** False also for an arch that is not rendered. */
function isInWindow({ top, bottom, width }: DOMRect): boolean {
  return width > 0 && bottom > 0 && top < innerHeight;
}
