import type { PictureType } from './pictureType';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size in the header of a picture, read without decoding it; undefined when the header is corrupt or truncated. */
export function pictureSizeOf(type: PictureType, bytes: Uint8Array<ArrayBuffer>): PictureSize | undefined {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'image/png':
      return pngSize(header);
    case 'image/jpeg':
      return jpegSize(header);
    case 'image/webp':
      return webpSize(header);
  }
}

/** The first chunk of a PNG is always IHDR. It starts with width and height. */
function pngSize(header: DataView): PictureSize | undefined {
  if (header.byteLength < 24 || fourCharacterCodeAt(header, 12) !== 'IHDR') return undefined;
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

/** Skips the segments of a JPEG up to the first frame header (SOF). */
function jpegSize(header: DataView): PictureSize | undefined {
  let offset = 2;
  while (offset + 9 <= header.byteLength && header.getUint8(offset) === 0xff) {
    const marker = header.getUint8(offset + 1);
    if (marker === 0xff) offset += 1;
    else if (isFrameHeader(marker))
      return { height: header.getUint16(offset + 5), width: header.getUint16(offset + 7) };
    else offset += 2 + header.getUint16(offset + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without DHT (0xc4), JPG (0xc8) and DAC (0xcc). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** The first chunk of a WebP is `VP8 ` (lossy), `VP8L` (lossless) or `VP8X` (extended). */
function webpSize(header: DataView): PictureSize | undefined {
  if (header.byteLength < 30) return undefined;
  switch (fourCharacterCodeAt(header, 12)) {
    case 'VP8 ':
      return { width: header.getUint16(26, true) & 0x3fff, height: header.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const packedSize = header.getUint32(21, true);
      return { width: (packedSize & 0x3fff) + 1, height: ((packedSize >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24At(header, 24) + 1, height: uint24At(header, 27) + 1 };
    default:
      return undefined;
  }
}

function uint24At(header: DataView, offset: number): number {
  return header.getUint16(offset, true) + header.getUint8(offset + 2) * 0x10000;
}

function fourCharacterCodeAt(header: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => header.getUint8(offset + index)));
}
