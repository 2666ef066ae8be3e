import { MAX_SIDE, type PictureEncoder, type PictureUnreadable } from '@/application/ports/PictureEncoder';
import type { Picture } from '@/domain/profile/Picture';
import { failure, success, type Result } from '@/domain/shared/result';

/** The browser functions that decode and draw a picture. */
export interface PictureTools<Decoded extends DecodedPicture> {
  createImageBitmap(source: Blob, options: ImageBitmapOptions): Promise<Decoded>;
  createCanvas(width: number, height: number): Canvas<Decoded>;
}

interface DecodedPicture extends Size {
  close(): void;
}

interface Canvas<Decoded> {
  getContext(kind: '2d'): Drawing<Decoded> | null;
  convertToBlob(options: ImageEncodeOptions): Promise<Blob>;
}

interface Drawing<Decoded> {
  fillStyle: unknown;
  imageSmoothingQuality: ImageSmoothingQuality;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(decoded: Decoded, x: number, y: number, width: number, height: number): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.85;
const BACKGROUND = '#ffffff';

/**
 * Draws pictures on a canvas and exports them as JPEG, which removes all metadata. Transparent pixels become white.
 */
export class CanvasPictureEncoder<Decoded extends DecodedPicture> implements PictureEncoder {
  constructor(private readonly tools: PictureTools<Decoded>) {}

  async encode(picture: Picture): Promise<Result<Picture, PictureUnreadable>> {
    try {
      const drawn = await this.#draw(new Blob([picture.bytes], { type: picture.type }));
      const encoded = await drawn.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
      return success({ type: 'image/jpeg', bytes: new Uint8Array(await encoded.arrayBuffer()) });
    } catch {
      /* Browsers throw different errors for a picture that they cannot decode. */
      return failure({ kind: 'picture-unreadable' });
    }
  }

  async #draw(source: Blob): Promise<Canvas<Decoded>> {
    const bitmap = await this.tools.createImageBitmap(source, { imageOrientation: 'from-image' });
    try {
      const { width, height } = fitted(bitmap);
      const canvas = this.tools.createCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('canvas.getContext("2d") returned null');
      context.fillStyle = BACKGROUND;
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
      return canvas;
    } finally {
      bitmap.close();
    }
  }
}

function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}
