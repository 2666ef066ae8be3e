import {
  MAX_CROP_SIZE,
  MAX_SIDE,
  type PictureEncoder,
  type PictureUnreadable,
} from '@/application/ports/PictureEncoder';
import type { Picture, CropRect } from '@/domain/profile/Picture';
import type { PictureSize } from '@/domain/profile/pictureSize';
import { failure, success, type Result } from '@/domain/shared/result';

/** The browser functions that decode and draw a picture. */
export interface PictureTools {
  createImageBitmap(source: Blob, options: ImageBitmapOptions): Promise<ImageBitmap>;
  createCanvas(width: number, height: number): Canvas;
}

interface Canvas extends Pick<OffscreenCanvas, 'convertToBlob'> {
  getContext(kind: '2d'): Drawing | null;
}

type Drawing = Pick<
  OffscreenCanvasRenderingContext2D,
  'fillStyle' | 'imageSmoothingQuality' | 'fillRect' | 'drawImage'
>;

const QUALITY = 0.85;
const BACKGROUND = '#ffffff';
const MAX_WHOLE: PictureSize = { width: MAX_SIDE, height: MAX_SIDE };

/** Draws pictures on a canvas and exports them as JPEG, without any metadata. Transparent pixels become white. */
export class CanvasPictureEncoder implements PictureEncoder {
  constructor(private readonly tools: PictureTools) {}

  async encode(picture: Picture, cropRect?: CropRect): Promise<Result<Picture, PictureUnreadable>> {
    try {
      const drawn = await this.#draw(new Blob([picture.bytes], { type: picture.type }), cropRect);
      const encoded = await drawn.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
      return success({ type: 'image/jpeg', bytes: new Uint8Array(await encoded.arrayBuffer()) });
    } catch {
      /* Browsers throw different errors for a picture that they cannot decode. */
      return failure({ kind: 'picture-unreadable' });
    }
  }

  async #draw(source: Blob, cropRect?: CropRect): Promise<Canvas> {
    const bitmap = await this.tools.createImageBitmap(source, { imageOrientation: 'from-image' });
    try {
      const cut = { x: 0, y: 0, width: 1, height: 1, ...cropRect };
      const part = { width: cut.width * bitmap.width, height: cut.height * bitmap.height };
      const { width, height } = fitted(part, cropRect === undefined ? MAX_WHOLE : MAX_CROP_SIZE);
      const canvas = this.tools.createCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('canvas.getContext("2d") returned null');
      context.fillStyle = BACKGROUND;
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      const [x, y] = [cut.x * bitmap.width, cut.y * bitmap.height];
      context.drawImage(bitmap, x, y, part.width, part.height, 0, 0, width, height);
      return canvas;
    } finally {
      bitmap.close();
    }
  }
}

function fitted({ width, height }: PictureSize, max: PictureSize): PictureSize {
  const scale = Math.min(1, max.width / width, max.height / height);
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}
