/** The accepted image types. SVG is not accepted because it can contain scripts (threats T6). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Detects the type from the first bytes, because the file name and the MIME type of a file can be wrong. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  return hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP) ? 'image/webp' : undefined;
}

function hasAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}
