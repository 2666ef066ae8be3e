import type { CropRect } from '@/domain/profile/Picture';
import type { PictureSize } from '@/domain/profile/pictureSize';

/** The zoom and the position of a photo behind the arch-shaped window, which crops it. */
export interface PhotoFraming {
  /** At 1 the photo just fills the window. */
  readonly zoom: number;
  /** The middle of the window, as shares of the width and the height of the photo. */
  readonly x: number;
  readonly y: number;
}

export const MAX_ZOOM = 3;

/** The window is 6 wide and 7 high. */
const RATIO = 6 / 7;

/** In pixels. A smaller part of a photo may look blurred. */
const MIN_SHARP_SIZE: PictureSize = { width: 240, height: 280 };

export const INITIAL_FRAMING: PhotoFraming = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Limits the zoom to the offered range, and the position so that the photo fills the window. */
export function clampFraming(size: PictureSize, { zoom, x, y }: PhotoFraming): PhotoFraming {
  const limited = clamp(1, zoom, MAX_ZOOM);
  const { width, height } = windowIn(size, limited);
  return {
    zoom: limited,
    x: clamp(width / 2, x, 1 - width / 2),
    y: clamp(height / 2, y, 1 - height / 2),
  };
}

/** Pans the photo. `right` and `down` are fractions of the window size. */
export function panFraming(
  size: PictureSize,
  framing: PhotoFraming,
  right: number,
  down: number,
): PhotoFraming {
  const { width, height } = windowIn(size, framing.zoom);
  return clampFraming(size, { ...framing, x: framing.x - right * width, y: framing.y - down * height });
}

/** The part of the photo in the window. */
export function cropRectOf(size: PictureSize, { zoom, x, y }: PhotoFraming): CropRect {
  const { width, height } = windowIn(size, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function isLowResolution(size: PictureSize, { zoom }: PhotoFraming): boolean {
  const { width, height } = windowIn(size, zoom);
  return width * size.width < MIN_SHARP_SIZE.width || height * size.height < MIN_SHARP_SIZE.height;
}

/** The size of the window in shares of the photo. */
function windowIn({ width, height }: PictureSize, zoom: number): Pick<CropRect, 'width' | 'height'> {
  const pixels = Math.min(width, height * RATIO) / zoom;
  return { width: pixels / width, height: pixels / RATIO / height };
}
