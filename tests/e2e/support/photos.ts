import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** A file as an owner selects it. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const PHOTO_SIZE = { width: 48, height: 32 };

/** A real photo, drawn and encoded by the browser. */
export async function photoOf(page: Page, type: 'png' | 'jpeg'): Promise<PhotoFile> {
  const mimeType = `image/${type}`;
  const bytes = await page.evaluate(
    async ({ width, height, wanted }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null)
        throw new Error('Cannot draw the photo: this browser gives no 2D canvas context.');
      context.fillStyle = 'teal';
      context.fillRect(0, 0, width, height / 2);
      const file = await canvas.convertToBlob({ type: wanted });
      return [...new Uint8Array(await file.arrayBuffer())];
    },
    { ...PHOTO_SIZE, wanted: mimeType },
  );
  return { name: `noor.${type}`, mimeType, buffer: Buffer.from(bytes) };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** An SVG with the name and the type of a PNG. */
export const DISGUISED_DRAWING: PhotoFile = {
  name: 'noor.png',
  mimeType: 'image/png',
  buffer: Buffer.from(SVG),
};
