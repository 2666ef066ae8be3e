import { describe, expect, it } from 'vitest';
import type { PictureEncoder } from '@/application/ports/PictureEncoder';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { failure, success } from '@/domain/shared/result';
import { aJpegFile, aPngFile, aTextFile } from '@tests/support/builders/aPictureFile';
import { SameBytesEncoder } from '@tests/support/SameBytesEncoder';

function aFile(bytes: Uint8Array<ArrayBuffer>, overrides: { readonly size?: number } = {}) {
  const file = {
    size: bytes.length,
    reads: 0,
    async read() {
      file.reads += 1;
      return bytes;
    },
    ...overrides,
  };
  return file;
}

describe('preparing a picture', () => {
  it('returns the re-encoded picture', async () => {
    const encoder = new SameBytesEncoder();
    const bytes = aPngFile();
    expect(await new PreparePicture(encoder).execute(aFile(bytes))).toEqual(
      success({ type: 'image/png', bytes }),
    );
    expect(encoder.encoded).toBe(1);
  });

  it('keeps only the area that is asked for', async () => {
    const areas: unknown[] = [];
    const cropRect = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const picture = { type: 'image/jpeg', bytes: aJpegFile() } as const;
    const encoder = {
      encode: async (...[, asked]: Parameters<PictureEncoder['encode']>) => {
        areas.push(asked);
        return success(picture);
      },
    };
    await new PreparePicture(encoder).execute(aFile(aPngFile()), cropRect);
    expect(areas).toEqual([cropRect]);
  });

  it('accepts a photo above 5 MB, because it is made smaller before it is sent', async () => {
    const bytes = new Uint8Array(12 * 1024 * 1024);
    bytes.set(aPngFile());
    const smaller = { type: 'image/jpeg', bytes: aJpegFile() } as const;
    const encoder = { encode: async () => success(smaller) };
    expect(await new PreparePicture(encoder).execute(aFile(bytes))).toEqual(success(smaller));
  });

  it('does not send more than 5 MB (threats T6)', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024);
    bytes.set(aPngFile());
    const prepare = new PreparePicture(new SameBytesEncoder());
    expect(await prepare.execute(aFile(bytes))).toMatchObject({ ok: true });
    const larger = new Uint8Array(bytes.length + 1);
    larger.set(bytes);
    expect(await prepare.execute(aFile(larger))).toEqual(failure({ kind: 'picture-too-large-to-send' }));
  });

  it('does not read a file that is too large (threats T6)', async () => {
    const file = aFile(aPngFile(), { size: 50 * 1024 * 1024 });
    expect(await new PreparePicture(new SameBytesEncoder()).execute(file)).toEqual(
      failure({ kind: 'picture-too-large' }),
    );
    expect(file.reads).toBe(0);
  });

  it('does not decode a file that is no picture', async () => {
    const encoder = new SameBytesEncoder();
    const refused = await new PreparePicture(encoder).execute(aFile(aTextFile('<svg/>')));
    expect(refused).toEqual(failure({ kind: 'picture-type-refused' }));
    expect(encoder.encoded).toBe(0);
  });

  it('rejects a file that only starts like a picture (threats T6)', async () => {
    const encoder = new SameBytesEncoder();
    encoder.isFailing = true;
    expect(await new PreparePicture(encoder).execute(aFile(aPngFile()))).toEqual(
      failure({ kind: 'picture-unreadable' }),
    );
  });

  it('rejects a file that is no longer readable', async () => {
    const file = { size: 10, read: async () => Promise.reject(new Error('gone')) };
    expect(await new PreparePicture(new SameBytesEncoder()).execute(file)).toEqual(
      failure({ kind: 'picture-unreadable' }),
    );
  });
});
