import { describe, expect, it } from 'vitest';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { pictureSizeOf } from '@/domain/profile/pictureSize';
import { failure } from '@/domain/shared/result';
import { aJpegFile } from '@tests/support/builders/aPictureFile';
import { describePictureEncoder } from '../../contracts/pictureEncoder.contract';

/** Stubs without pixels: a decoded picture is only a size, and the canvas encodes an empty JPEG of its own size. */
function aBrowser({ hasCanvas = true } = {}) {
  const recordedCalls: string[] = [];
  const context = {
    fillStyle: '',
    imageSmoothingQuality: 'low' as ImageSmoothingQuality,
    fillRect: (...box: number[]) => recordedCalls.push(`fill ${context.fillStyle} ${box.join(' ')}`),
    drawImage: (_: unknown, ...box: number[]) => recordedCalls.push(`draw ${box.join(' ')}`),
  };
  const tools = {
    createImageBitmap: async (source: Blob, options: ImageBitmapOptions) => {
      recordedCalls.push(`open ${source.type} ${String(options.imageOrientation)}`);
      const size = pictureSizeOf('image/jpeg', new Uint8Array(await source.arrayBuffer()));
      if (size === undefined)
        throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { ...size, close: () => void recordedCalls.push('close') };
    },
    createCanvas: (width: number, height: number) => ({
      getContext: () => (hasCanvas ? context : null),
      convertToBlob: async ({ type = '' }: ImageEncodeOptions) =>
        new Blob([withoutExif(aJpegFile({ width, height }))], { type }),
    }),
  };
  return { encoder: new CanvasPictureEncoder(tools), recordedCalls };
}

/** A canvas does not copy the metadata of its source. */
function withoutExif(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...jpeg.subarray(0, 2), ...jpeg.subarray(18)]);
}

describe('CanvasPictureEncoder', () => {
  describePictureEncoder(() => ({
    encoder: aBrowser().encoder,
    picture: (width, height) => ({ type: 'image/jpeg', bytes: aJpegFile({ width, height }) }),
    brokenPicture: () => ({ type: 'image/jpeg', bytes: aJpegFile().subarray(0, 20) }),
  }));

  it('draws upright on white, and closes the bitmap (threats T6)', async () => {
    const { encoder, recordedCalls } = aBrowser();
    const encoded = await encoder.encode({
      type: 'image/jpeg',
      bytes: aJpegFile({ width: 2048, height: 1024 }),
    });
    expect(encoded.ok && encoded.value.type).toBe('image/jpeg');
    expect(recordedCalls).toEqual([
      'open image/jpeg from-image',
      'fill #ffffff 0 0 1024 512',
      'draw 0 0 2048 1024 0 0 1024 512',
      'close',
    ]);
  });

  it('cuts out an area, and enlarges nothing', async () => {
    const { encoder, recordedCalls } = aBrowser();
    const picture = { type: 'image/jpeg', bytes: aJpegFile({ width: 4000, height: 2800 }) } as const;
    await encoder.encode(picture, { x: 0.25, y: 0, width: 0.6, height: 1 });
    await encoder.encode(picture, { x: 0.5, y: 0.5, width: 0.03, height: 0.05 });
    expect(recordedCalls.filter((call) => call.startsWith('draw'))).toEqual([
      'draw 1000 0 2400 2800 0 0 1200 1400',
      'draw 2000 1400 120 140 0 0 120 140',
    ]);
  });

  it('closes the bitmap also when no canvas is available', async () => {
    const { encoder, recordedCalls } = aBrowser({ hasCanvas: false });
    expect(await encoder.encode({ type: 'image/jpeg', bytes: aJpegFile() })).toEqual(
      failure({ kind: 'picture-unreadable' }),
    );
    expect(recordedCalls.at(-1)).toBe('close');
  });
});
