/** The bytes of numbers and texts. */
function bytesOf(...parts: readonly (string | number | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    parts.flatMap((part) => {
      if (typeof part === 'number') return [part];
      return typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part;
    }),
  );
}

const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);
const little = (value: number, bytes: number): number[] => big(value, bytes).toReversed();

interface Size {
  readonly width?: number;
  readonly height?: number;
}

/** The beginning of a PNG file. The product parses no more. */
export function aPngFile({ width = 640, height = 480 }: Size = {}): Uint8Array<ArrayBuffer> {
  return bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    big(13, 4),
    'IHDR',
    big(width, 4),
    big(height, 4),
    [8, 6, 0, 0, 0],
  );
}

/** The beginning of a JPEG file: location metadata, a table, then the frame header. */
export function aJpegFile({ width = 640, height = 480 }: Size = {}): Uint8Array<ArrayBuffer> {
  return bytesOf(
    [0xff, 0xd8],
    [0xff, 0xe1, 0, 14],
    'Exif\0\0 Haifa',
    [0xff, 0xc4, 0, 4, 1, 2],
    [0xff],
    [0xff, 0xc2, 0, 17, 8],
    big(height, 2),
    big(width, 2),
    [3, 1, 0x22, 0],
  );
}

type WebpKind = 'VP8 ' | 'VP8L' | 'VP8X';

/** The beginning of a WebP file of one of its three kinds. */
export function aWebpFile(kind: WebpKind, { width = 640, height = 480 }: Size = {}): Uint8Array<ArrayBuffer> {
  const sides = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)],
    VP8L: [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0],
    VP8X: [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
  };
  return bytesOf('RIFF', little(40, 4), 'WEBP', kind, little(10, 4), sides[kind]);
}

/** A text file, which is no picture whatever its name. */
export function aTextFile(text: string): Uint8Array<ArrayBuffer> {
  return bytesOf(text);
}
